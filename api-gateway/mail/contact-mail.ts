import type { ContactMessage } from '@evenplate/domain/contact'
import { escaped, letter, oneLine, STYLE } from './letter.ts'
import type { Mail } from './mailer.ts'

/** A contact message for support. Answering it answers its sender. */
export function contactMail(
  { id, name, email, subject, message }: ContactMessage,
  to: string,
  siteUrl: string,
): Mail {
  const from = `${oneLine(name)} (${email})`
  const paragraphs = message
    .split(/\n{2,}/)
    .map((part) => `<p style="${STYLE.text};white-space:pre-line">${escaped(part)}</p>`)
  return {
    to,
    replyTo: email,
    subject: `Contact: ${oneLine(subject)}`,
    text: `From ${from}\nMessage ${id}\n\n${message}\n`,
    html: letter(
      oneLine(subject),
      `<p style="${STYLE.soft}">From ${escaped(from)}, message ${escaped(id)}</p>\n${paragraphs.join('\n')}`,
      siteUrl,
    ),
  }
}
