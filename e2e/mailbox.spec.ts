import { expect, test } from '@playwright/test'
import { receiveMail } from '../api-gateway/testing/mail-receiver.ts'
import { register, signIn } from './site/account.ts'
import { forget, runSite } from './site/run-site.ts'

const boxIn = (output: string) => /Mailbox: (http:\/\/localhost:\d+)/.exec(output)?.[1]

test('without a mail server, mails land in a mailbox on this machine', async ({ page, context }) => {
  const site = await runSite()
  await expect.poll(() => boxIn(site.output())).toBeTruthy()
  const box = boxIn(site.output()) ?? ''
  await register(page, site.url, 'mia@example.com')
  const mailbox = await context.newPage()
  await expect
    .poll(async () => {
      await mailbox.goto(box)
      return mailbox.getByRole('row').filter({ hasText: 'mia@example.com' }).count()
    })
    .toBe(1)
  await mailbox.getByRole('row').filter({ hasText: 'mia@example.com' }).getByRole('link').click()
  const opened = context.waitForEvent('page')
  await mailbox.frameLocator('iframe').getByRole('link').first().click()
  const confirmed = await opened
  await confirmed.waitForURL(({ pathname }) => pathname === '/dashboard')
  await expect(confirmed.getByRole('heading', { name: 'Welcome, mia' })).toBeVisible()

  // A page elsewhere whose host name resolves to this machine gets nothing.
  const { port } = new URL(box)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) =>
    request({ host: '127.0.0.1', port, headers: { host: 'evil.example' } }, (reply) =>
      resolve(reply.statusCode),
    ).end(),
  )
  expect(status).toBe(403)
  await site.stop()
  forget(site)
})

test('with a mail server there is no mailbox', async ({ page }) => {
  const mail = await receiveMail()
  const site = await runSite({ SMTP_URL: mail.url })
  await register(page, site.url, 'noa@example.com')
  expect((await mail.next('noa@example.com', /confirm/i)).html).toContain('<')
  expect(boxIn(site.output())).toBeUndefined()
  await signIn(page)
  await site.stop()
  await mail.close()
  forget(site)
})

test('with a Supabase elsewhere, or on a public address, there is none either', async () => {
  const site = await runSite({ PUBLIC_SITE_URL: 'https://evenplate.example' })
  expect(site.output()).not.toContain('Mailbox')
  await expect.poll(() => site.output()).toContain('No SMTP_URL')
  await site.stop()
  forget(site)
})
