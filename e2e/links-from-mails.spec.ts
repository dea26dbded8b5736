import { expect, test } from '@playwright/test'
import { type MailReceiver, receiveMail } from '../api-gateway/testing/mail-receiver.ts'
import { answering, becomeMember, makeAccount, PASSWORD, register, signIn } from './site/account.ts'
import { linkIn } from './site/mail-links.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let mail: MailReceiver
let site: RunningSite

test.beforeAll(async () => {
  mail = await receiveMail()
  site = await runSite({ SMTP_URL: mail.url })
})

test.afterAll(async () => {
  await site.stop()
  await mail.close()
  forget(site)
})

test('a forgotten password is reset from the mail, in a browser that never opened the site', async ({
  page,
  browser,
}) => {
  const email = 'bo@example.com'
  await makeAccount(site, email)
  await page.goto(`${site.url}/forgot-password`)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const link = linkIn(await mail.next(email, /password/i))

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await other.waitForURL(({ pathname }) => pathname === '/reset-password')
  await other.getByLabel(/^New password/).fill('another long password')
  await other.getByLabel(/^Confirm/).fill('another long password')
  await other.getByRole('button', { name: 'Update Password' }).click()
  await expect(other.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
  await other.waitForURL(({ pathname }) => pathname === '/login')
  await other.getByLabel(/^Email/).fill(email)
  await other.getByLabel(/^Password/).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await expect(other.getByText('Invalid login credentials')).toBeVisible()
  await other.getByLabel(/^Password/).fill('another long password')
  await other.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await other.waitForURL(({ pathname }) => pathname === '/dashboard')

  await page.goto(link)
  await expect(page.getByText('Invalid or expired password reset link')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeDisabled()
  await other.context().close()
})

test('an address is changed once both the old and the new one confirm', async ({ page, browser }) => {
  await becomeMember(page, site, 'old@example.com')
  await mail.next('old@example.com', /confirm/i)
  await page.goto(`${site.url}/profile`)
  await page.getByLabel('New email').fill('new@example.com')
  await page.getByLabel('Current password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Change Email' }).click()
  const first = linkIn(await mail.next('old@example.com', /change|email/i))
  const second = linkIn(await mail.next('new@example.com', /change|email/i))

  const other = await (await browser.newContext()).newPage()
  await other.goto(first)
  await other.goto(second)
  await other.waitForURL(({ pathname }) => pathname === '/profile')
  await expect(other.getByText('new@example.com').first()).toBeVisible()
  await other.context().close()

  await page.context().clearCookies()
  const anew = await (await browser.newContext()).newPage()
  await anew.goto(`${site.url}/login`)
  await answering(anew)
  await anew.getByLabel(/^Email/).fill('new@example.com')
  await signIn(anew)
  await anew.context().close()
})

test('the banner resends the confirmation, and it works', async ({ page }) => {
  await register(page, site.url, 'again@example.com')
  await mail.next('again@example.com', /confirm/i)
  await signIn(page)
  await page.getByRole('button', { name: /again/i }).click()
  // Two mails to one address must be a minute apart: the server says so, and the page shows it.
  await expect(page.getByText(/you can only request this after \d+ seconds?/i)).toBeVisible()
})

test('register, recover and resend do not reveal who has an account', async () => {
  const { publishableKey } = JSON.parse(
    (await import('node:fs')).readFileSync(`${site.dataDir}/keys.json`, 'utf8'),
  )
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${site.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    // Ids and times are different each time.
    return `${response.status} ${text.replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w-]+@example\.com|\d+ seconds?/g, '…')}`
  }
  await ask('signup', { email: 'known@example.com', password: PASSWORD })
  for (const [path, body] of [
    ['signup', { password: PASSWORD }],
    ['recover', {}],
    ['resend', { type: 'signup' }],
  ] as const) {
    const known = await ask(path, { ...body, email: 'known@example.com' })
    // As much time has passed since the last mail as for the known address.
    const unknown = await ask(path, { ...body, email: `never-${path}@example.com` })
    const again = await ask(path, { ...body, email: `never-${path}@example.com` })
    expect([unknown, again]).toContain(known)
  }
})

test.describe('in a browser that stores the site for offline use', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a link is requested once, and works', async ({ page }) => {
    const email = 'kept@example.com'
    await register(page, site.url, email)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.goto(linkIn(await mail.next(email, /confirm/i)))
    await expect(page.getByRole('heading', { name: 'Welcome, kept' })).toBeVisible()
    await expect(page.getByText(/expired or was already used/)).toBeHidden()
  })
})
