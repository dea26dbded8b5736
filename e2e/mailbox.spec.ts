import { expect } from '@playwright/test'
import { register } from './site/account.ts'
import { test } from './site/shared-site.ts'

test('without a mail server, mails arrive in a mailbox on this machine', async ({
  page,
  context,
  sharedSite: site,
}) => {
  const boxIn = () => /Mailbox: (http:\/\/localhost:\d+)/.exec(site.output())?.[1]
  await expect.poll(boxIn).toBeTruthy()
  const box = boxIn() ?? ''
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
})
