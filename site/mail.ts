import { join } from 'node:path'
import type { GatewayEnv } from '@evenplate/api-gateway/deps/env'
import type { SendMail } from '@evenplate/api-gateway/mail/mailer'
import type { SiteEnv } from './env.ts'
import { closeServer, listen } from './listen.ts'
import { openMailbox } from './mailbox.ts'

export type MailWay = {
  /** Null if mail cannot be sent. */
  send: SendMail | null
  /** For the ready screen. */
  lines: string[]
  close(): Promise<void>
}

/**
 * How mail is sent: by SMTP if a server is named, else to the local mailbox of a site in development.
 * There is no mailbox on a public address or with a separate Supabase, which sends the account mails itself.
 */
export async function openMail(site: SiteEnv, env: GatewayEnv): Promise<MailWay> {
  if (site.smtpUrl) {
    const { smtpMailer } = await import('@evenplate/api-gateway/mail/mailer')
    const mailer = smtpMailer(site.smtpUrl, env.mailFrom ?? `Evenplate <no-reply@${hostOf(site)}>`)
    return { send: mailer.send, lines: [], close: async () => mailer.close() }
  }
  if (env.supabase || !isThisMachine(hostOf(site))) {
    const line = 'No SMTP_URL: recipes are not mailed and contact messages are only stored.'
    return { send: null, lines: [line], close: async () => {} }
  }
  const { send, app } = await openMailbox(join(site.dataDir, 'mailbox'))
  const server = await listen(app.fetch, site.mailboxPort, { hostname: '127.0.0.1' })
  const { port } = server.address() as { port: number }
  return {
    send,
    lines: [`Mailbox: http://localhost:${port} (mails stay on this machine; set SMTP_URL to send them)`],
    close: () => closeServer(server, async () => {}),
  }
}

const hostOf = ({ publicSiteUrl }: SiteEnv) => new URL(publicSiteUrl).hostname
const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
