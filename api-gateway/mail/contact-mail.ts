import type { ContactMessage } from '@evenplate/domain/contact'
import { escaped, LOOK, letter, oneLine } from './letter.ts'
import type { Mail } from './mailer.ts'

/** A contact message for support. A reply goes to its sender. */
export function contactMail(
  { id, name, email, subject, message }: ContactMessage,
  to: string,
  siteUrl: string,
): Mail {
  const title = oneLine(subject)
  const from = `From ${oneLine(name)} (${email})`
  const paragraphs = message.split(/\n{2,}/).map((part) => `<p ${LOOK.message}>${escaped(part)}</p>`)
  return {
    to,
    replyTo: email,
    subject: `Contact: ${title}`,
    text: `${from}\nMessage ${id}\n\n${message}\n`,
    html: letter({
      title,
      preview: from,
      content: `<p ${LOOK.soft}>${escaped(from)}, message ${escaped(id)}</p>\n${paragraphs.join('\n')}`,
      siteUrl,
    }),
  }
}
