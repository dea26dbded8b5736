import { createTransport } from 'nodemailer'
import { isOneAddress, readSender, type Sender } from './address.ts'

/** A finished mail to one person. */
export type Mail = { to: string; subject: string; html: string; text: string; replyTo?: string }

/** @throws when no server accepted the mail. */
export type SendMail = (mail: Mail) => Promise<void>

/** Milliseconds a mail server may take for each step; people wait for some of these mails. */
const PATIENCE = 10_000

/**
 * Sends by SMTP. A mail fails after twice the patience, including its wait for a free connection.
 * @param smtpUrl e.g. `smtp://user:password@host:587` (STARTTLS, see `needsTls`) or `smtps://…`
 * @param from in header form: `Evenplate <no-reply@evenplate.example>`; its host is also used in message ids
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
      requireTLS: needsTls(smtpUrl),
      pool: true,
      maxConnections: 2,
      dnsTimeout: patience,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // A mail contains all its content; nothing is read from this machine or the network for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: senderOf(from), headers: { 'auto-submitted': 'auto-generated' } },
  )
  return {
    async send({ to, replyTo, ...content }) {
      await transport.sendMail({
        ...content,
        to: one(to),
        ...(replyTo ? { replyTo: one(replyTo) } : {}),
        signal: AbortSignal.timeout(2 * patience),
      })
    },
    close: () => transport.close(),
  }
}

function senderOf(from: string): Sender {
  const sender = readSender(from)
  if (!sender) throw new Error('not a sender')
  return sender
}

/** As an object: it is one address, never a list or a header. */
function one(address: string): Sender {
  if (!isOneAddress(address)) throw new Error('not one mail address')
  return { name: '', address }
}

/**
 * Whether mails require TLS. Otherwise TLS is used only if the server offers it, which an attacker in between can prevent; a
 * password must not depend on that. `?requireTLS=false` in the URL turns this off.
 */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, password, searchParams } = new URL(smtpUrl)
  const said = searchParams.get('requireTLS')
  if (said !== null) return said === 'true'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && password !== '' && !isHere
}
