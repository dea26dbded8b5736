import { createTransport } from 'nodemailer'

/** A finished mail to one person. */
export type Mail = { to: string; subject: string; html: string; text: string; replyTo?: string }

/** @throws when nobody took the mail. */
export type SendMail = (mail: Mail) => Promise<void>

/** Milliseconds a mail server may take for each step; people wait for some of these mails. */
const PATIENCE = 10_000

/**
 * Sends by SMTP.
 * @param smtpUrl e.g. `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…`
 * @param from as a header has it: `Evenplate <no-reply@evenplate.example>`
 * @param patience milliseconds for each step of talking to the server
 */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  patience = PATIENCE,
): { send: SendMail; close(): void } {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // What is mailed is in the mail; nothing is read from this machine or the network for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'auto-submitted': 'auto-generated' } },
  )
  return {
    async send({ to, replyTo, ...content }) {
      await transport.sendMail({
        ...content,
        // As objects: what stands in them is one address, never a list or a header.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      })
    },
    close: () => transport.close(),
  }
}
