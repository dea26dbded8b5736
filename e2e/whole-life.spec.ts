import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { type MailReceiver, receiveMail } from '../api-gateway/testing/mail-receiver.ts'
import { afresh, answering, PASSWORD, register, signIn } from './site/account.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import { linkIn } from './site/mail-links.ts'
import { onPostgres } from './site/on-postgres.ts'
import { forget, freePort, type RunningSite, runBackend, runSite } from './site/run-site.ts'

test.describe('on the embedded backend', () => {
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

  test('a member’s whole life, from the first mail to the last row', async ({ page, browser }) => {
    await wholeLife(page, browser, { url: site.url, supabaseUrl: site.url, keysIn: site.dataDir, mail })
  })
})

test.describe('on a backend elsewhere, over a PostgreSQL', () => {
  test('the same life, with no embedded backend started', async ({ page, browser }) => {
    const mail = await receiveMail()
    const siteFolder = mkdtempSync(join(tmpdir(), 'evenplate-site-'))
    const port = await freePort()
    const env = { SMTP_URL: mail.url, PUBLIC_SITE_URL: `http://localhost:${port}` }
    const backend = await onPostgres((database, folder) => runBackend({ ...env, ...database }, folder))
    const { publishableKey, secretKey } = keysOf(backend.dataDir)
    const site = await runSite(
      {
        PORT: String(port),
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
        SUPABASE_SECRET_KEY: secretKey,
        SMTP_URL: mail.url,
      },
      { dataDir: siteFolder },
    )
    try {
      await wholeLife(page, browser, {
        url: site.url,
        supabaseUrl: backend.url,
        keysIn: backend.dataDir,
        mail,
      })
      // The site's own folder has nothing from a backend.
      expect(readdirSync(siteFolder)).toEqual(['pages', 'pages-last-good', 'visits.key'])
    } finally {
      await site.stop()
      await backend.stop()
      await mail.close()
      forget(site)
      forget(backend)
    }
  })
})

type SiteUnderTest = { url: string; supabaseUrl: string; keysIn: string; mail: MailReceiver }

async function wholeLife(page: Page, browser: Browser, place: SiteUnderTest): Promise<void> {
  const { url, mail } = place
  const email = 'ana.maria@example.com'

  await test.step('registers, and signs in before the address is confirmed', async () => {
    await register(page, url, email)
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  })

  await test.step('confirms in a browser that never opened the site', async () => {
    const letter = await mail.next(email, /confirm/i)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(linkIn(letter))
    await other.waitForURL(({ pathname }) => pathname === '/dashboard')
    await expect(other.getByRole('heading', { name: 'Welcome, ana.maria' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Dismiss' })).toBeHidden()
    await elsewhere.close()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome, ana.maria' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden()
  })

  const title = await test.step('generates a recipe, which is saved automatically', async () => {
    await generateStepByStep(page, url)
    const made = await expectRecipe(page)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    return made
  })

  await test.step('favorites it', async () => {
    await page.goto(`${url}/recipes`)
    await page.getByRole('button', { name: `Favorite: ${title}` }).click()
    await page.getByRole('link', { name: `View ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  const edited = `${title}, my way`
  await test.step('edits it, and the numbers follow', async () => {
    const carbs = page.getByText(/^(?:at least )?\d+(\.\d+)? ?g carbs$|Total carbs/).first()
    await expect(carbs).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill(edited)
    await page.getByRole('button', { name: 'Add Ingredient' }).click()
    await page
      .getByLabel(/^Ingredient \d+$/)
      .last()
      .fill('2 cups cooked white rice')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: edited })).toBeVisible()
    await page.getByText('Where these numbers come from').click()
    await expect(page.getByRole('main')).toContainText(/rice/i)
  })

  const link = await test.step('makes it public', async () => {
    await page.getByRole('button', { name: /^Share/ }).click()
    await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
    await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    const [row] = await rowsOf(place, 'recipes', 'id', id)
    return `${url}/shared/${row?.share_slug}`
  })

  await test.step('a stranger opens the link, without JavaScript and with it', async () => {
    const html = await (await fetch(link)).text()
    expect(html).toContain(`<title>${edited} | Evenplate</title>`)
    expect(html).toContain('application/ld+json')
    expect(html).toContain('2 cups cooked white rice')
    expect(html).not.toContain(email)
    const stranger = await (await browser.newContext()).newPage()
    const complaints: string[] = []
    stranger.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1, name: edited })).toBeVisible()
    // A press before the page's code runs is repeated once the page has rendered.
    await stranger.getByRole('checkbox').first().click()
    await expect(stranger.getByRole('checkbox').first()).toBeChecked()
    expect(complaints).toEqual([])
    await stranger.context().close()
  })

  await test.step('prints it on one page', async () => {
    await page.emulateMedia({ media: 'print' })
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: null })
  })

  await test.step('exports all data', async () => {
    await page.goto(`${url}/profile`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: /export/i }).click()
    const file = await (await coming).path()
    const data = JSON.parse(readFileSync(file, 'utf8'))
    expect(JSON.stringify(data)).toContain(edited)
    expect(JSON.stringify(data)).toContain(email)
    expect(JSON.stringify(data)).toContain('recipe_favorited')
  })

  const [owner] = await rowsOf(place, 'recipes', 'title', edited)
  const userId = String(owner?.user_id)
  await test.step('deletes the account, and nothing is left', async () => {
    for (const table of TABLES) expect(await rowsOf(place, table, keyOf(table), userId)).not.toHaveLength(0)
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/password/i).fill(PASSWORD)
    await dialog.getByRole('button', { name: /^Delete My Account/ }).click()
    await page.waitForURL(({ pathname, search }) => pathname === '/login' && search === '?deleted=1')
    await afresh(page, '/login')
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
    for (const table of TABLES) expect(await rowsOf(place, table, keyOf(table), userId)).toEqual([])
    expect((await fetch(link)).status).toBe(404)
    await page.goto(`${url}/login`)
    await answering(page)
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
  })
}

const TABLES = ['profiles', 'recipes', 'user_activity'] as const
const keyOf = (table: string) => (table === 'profiles' ? 'id' : 'user_id')

function keysOf(folder: string): { publishableKey: string; secretKey: string } {
  return JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'))
}

/** The contents of the database, as its operator sees them. */
async function rowsOf({ supabaseUrl, keysIn }: SiteUnderTest, table: string, column: string, value: string) {
  const db = createClient(supabaseUrl, keysOf(keysIn).secretKey, { auth: { persistSession: false } })
  const { data, error } = await db.from(table).select('*').eq(column, value)
  if (error) throw error
  return data as Record<string, unknown>[]
}
