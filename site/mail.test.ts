import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { receiveMail } from '@evenplate/api-gateway/testing/mail-receiver'
import { afterEach, expect, it } from 'vitest'
import { readSiteEnv } from './env.ts'
import { openMail } from './mail.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** How mail is sent on a site with these settings and its own data folder. */
async function mailWith(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-mail-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const mail = await openMail(readSiteEnv({ DATA_DIR: folder, ...settings }), readGatewayEnv(settings))
  closers.push(() => mail.close())
  return mail
}

const MAIL = { to: 'noa@example.com', subject: 'Confirm', html: '<p>Go</p>', text: 'Go' }

it('goes to a mailbox if there is no mail server, on this machine only', async () => {
  const { send, lines } = await mailWith({})
  const box = /^Mailbox: (http:\/\/localhost:\d+) /.exec(lines.join())?.[1] ?? ''
  await send?.(MAIL)
  expect(await (await fetch(box)).text()).toContain('noa@example.com')
})

it('goes to the mail server if one is named, and there is no mailbox', async () => {
  const server = await receiveMail()
  closers.push(() => server.close())
  const { send, lines } = await mailWith({ SMTP_URL: server.url })
  await send?.(MAIL)
  expect((await server.next('noa@example.com', /Confirm/)).html).toContain('Go')
  expect(lines).toEqual([])
})

const SUPABASE = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
}
it.each([
  ['with a Supabase elsewhere', SUPABASE],
  ['on a public address', { PUBLIC_SITE_URL: 'https://evenplate.example' }],
])('is off %s, and the ready screen says so', async (_, settings) => {
  const { send, lines } = await mailWith(settings)
  expect(send).toBeNull()
  expect(lines).toEqual([expect.stringMatching(/^No SMTP_URL/)])
})
