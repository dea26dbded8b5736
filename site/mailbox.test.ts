import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMailbox } from './mailbox.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenplate-mailbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const MAIL = {
  to: 'ana@example.com',
  subject: 'Confirm',
  html: '<a href="https://x.test/">Go</a>',
  text: 'Go',
}
const HERE = { headers: { host: 'localhost:4000' } }

it('keeps mails across a restart, newest first, only for their owner', async () => {
  const before = await openMailbox(folder)
  await before.send({ ...MAIL, subject: 'First' })
  await before.send({ ...MAIL, subject: 'Second' })
  const list = await (await (await openMailbox(folder)).app.request('/', HERE)).text()
  expect(list.indexOf('Second')).toBeGreaterThan(0)
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'))
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
})

it('shows a hostile mail as text and in a frame that runs no scripts', async () => {
  const { send, app } = await openMailbox(folder)
  await send({ ...MAIL, subject: '<script>alert(1)</script>', html: '"></iframe><script>alert(2)</script>' })
  const list = await (await app.request('/', HERE)).text()
  expect(list).not.toContain('<script')
  const address = /\/mails\/[\w-]+/.exec(list)?.[0] ?? ''
  const page = await app.request(address, HERE)
  expect(await page.text()).not.toMatch(/<script|<\/iframe><script/)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('answers only to this machine’s own names', async () => {
  const { app } = await openMailbox(folder)
  expect((await app.request('/', { headers: { host: 'evil.example' } })).status).toBe(403)
  expect((await app.request('/', { headers: { host: 'localhost.evil.example:4000' } })).status).toBe(403)
  expect((await app.request('/', { headers: { host: '127.0.0.1:4000' } })).status).toBe(200)
})

it('deletes the oldest of more than a hundred', async () => {
  const { send } = await openMailbox(folder)
  for (let count = 0; count < 103; count += 1) await send({ ...MAIL, subject: `Mail ${count}` })
  expect(await readdir(folder)).toHaveLength(100)
})
