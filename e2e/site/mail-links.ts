import type { MailReceiver } from '../../api-gateway/testing/mail-receiver.ts'

type Email = MailReceiver['mails'][number]

/** The one link in a mail; it must be the same in the plain text and behind the button. */
export function linkIn({ text, html }: Email): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text ?? '')?.[0]
  if (!link) throw new Error(`No link in: ${text}`)
  if (!html?.replaceAll('&amp;', '&').includes(link))
    throw new Error('HTML and text lead to different places')
  return link
}
