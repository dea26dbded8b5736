import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { text } from './html/document.ts'

export type Mail = { to: string; subject: string; html: string; text: string; replyTo?: string }
type KeptMail = Mail & { id: string; at: string }

/** Older mails are deleted as newer ones arrive. */
const KEPT = 100

/**
 * Where mails go during development if no mail server is named: files in a folder, and a page to read them. They contain
 * links that sign people in, so only this machine can open the page and only their owner can read the files.
 */
export async function openMailbox(folder: string): Promise<{ send(mail: Mail): Promise<void>; app: Hono }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let sent = 0
  return { send, app: mailboxApp(read) }

  async function send(mail: Mail): Promise<void> {
    const stored: KeptMail = { ...mail, id: randomUUID(), at: new Date().toISOString() }
    sent += 1
    // Named by time, and by a counter within a millisecond, so that the folder lists them in order.
    const file = join(
      folder,
      `${stored.at.replaceAll(':', '-')}-${String(sent).padStart(6, '0')}-${stored.id}.json`,
    )
    await writeFile(file, JSON.stringify(stored), { mode: 0o600 })
    for (const old of (await names()).slice(KEPT)) await rm(join(folder, old), { force: true })
  }

  /** Newest first. */
  async function read(): Promise<KeptMail[]> {
    const files = await names()
    return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
  }

  async function names(): Promise<string[]> {
    return (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  }
}

function mailboxApp(read: () => Promise<KeptMail[]>): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    // A foreign page whose host name points to this machine must not be able to read it.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? ''))
      return c.text('Not here', 403)
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('referrer-policy', 'no-referrer')
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'",
    )
  })
  app.get('/', async (c) => c.html(listOf(await read())))
  app.get('/mails/:id', async (c) => {
    const mail = (await read()).find(({ id }) => id === c.req.param('id'))
    return mail ? c.html(pageOf(mail)) : c.text('No such mail', 404)
  })
  return app
}

function listOf(mails: KeptMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><a href="/mails/${id}">${text(subject)}</a></td><td>${text(to)}</td><td>${text(timeOf(at))}</td></tr>`,
  )
  return document(
    'Local mailbox',
    `<h1>Local mailbox</h1>
<p>Mails this site would send. They stay on this machine, because no <code>SMTP_URL</code> is set.</p>
${
  rows.length > 0
    ? `<table><thead><tr><th>Subject</th><th>To</th><th>Time</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
    : '<p>Nothing yet. Register on the site, and the confirmation will be here.</p>'
}`,
  )
}

function pageOf(mail: KeptMail): string {
  // Its links open in a new tab; no script in it can run.
  const frame = `<base target="_blank">${mail.html}`
  return document(
    mail.subject,
    `<p><a href="/">Local mailbox</a></p>
<h1>${text(mail.subject)}</h1>
<p>To ${text(mail.to)}${mail.replyTo ? `, answers to ${text(mail.replyTo)}` : ''}, ${text(timeOf(mail.at))}</p>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${text(frame)}"></iframe>
<h2>As plain text</h2>
<pre>${text(mail.text)}</pre>`,
  )
}

const timeOf = (at: string) => at.slice(0, 19).replace('T', ' ')

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)} | Evenplate mailbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { inline-size: 100%; border-collapse: collapse }
th, td { text-align: start; padding: .5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
iframe { inline-size: 100%; block-size: 32rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); background: #fff; border-radius: 8px }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<body>
${body}
`
