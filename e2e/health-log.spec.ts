import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { answering, becomeMember, PASSWORD } from './site/account.ts'
import { axeFinds } from './site/axe.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('the health log is in the served document, and a guest sees samples that are marked as samples', async ({
  page,
  request,
}) => {
  expect(await (await request.get(`${site.url}/health`)).text()).toContain(
    'It gives no doses, predictions or alarms',
  )
  await page.goto(`${site.url}/sitemap`)
  await page.getByRole('main').getByRole('link', { name: 'Health Log', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/health`)
  await expect(page.getByText('The readings and meals below are made up.')).toBeVisible()
  await expect(page.getByRole('slider', { name: /^Daily pattern/ })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
})

const EMAIL = 'log@example.com'
/** A text and a number that are nowhere else: wherever they show up, a reading has leaked. */
const NOTE = 'quinceberry'
const VALUE = 217
const DAY = 86_400_000

test('readings by hand and from a file, the rise after a recipe, and a report: none of it leaves the member’s rows', {
  tag: '@postgres',
}, async ({ page }) => {
  const asked: { url: string; body: string }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), body: request.postData() ?? '' }))
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await becomeMember(page, site, EMAIL)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.url}/health`)
  await answering(page)

  await test.step('a reading, and Undo', async () => {
    await page.getByText('Add a time, a meal or a note').click()
    await page.getByLabel(/^Note/).fill(NOTE)
    await enter(page, String(VALUE))
    await expect(page.getByText(`Saved ${VALUE} mg/dL`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible()
    await enter(page, '104')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByRole('button', { name: /^Delete the reading/ })).toHaveCount(1)
  })

  await test.step('a low says what to do before anything else', async () => {
    await enter(page, '61')
    const low = page.getByRole('dialog', { name: 'Treat the low first' })
    await expect(low.getByText('Take 15 g of fast carbs now.')).toBeInViewport()
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo This Reading' }).click()
    await expect(page.getByRole('button', { name: /^Delete the reading/ })).toHaveCount(1)
  })

  await test.step('a file', async () => {
    await page.goto(`${site.url}/health/import`)
    await answering(page)
    const chosen = { name: 'Clarity_Export_Doe_Jane_2026-11-23.csv', mimeType: 'text/csv' }
    await page.locator('input[type=file]').setInputFiles({ ...chosen, buffer: Buffer.from(clarityFile(92)) })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText(/^[\d,]+ .*imported\.$/)).toBeVisible()
  })

  await test.step('the rise after a recipe that was eaten four times', async () => {
    await eatFourTimes(site)
    await page.goto(`${site.url}/health?show=rises`)
    await expect(page.getByText(/^After this recipe \(3 times, about 45 g carbohydrate/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Set aside: Lentil soup' }).getByRole('listitem'),
    ).toHaveText([/Exercise near the meal\.$/])
    expect(await axeFinds(page)).toEqual([])
  })

  await test.step('two weeks, at a phone’s width', async () => {
    await page.goto(`${site.url}/health?show=14`)
    const chart = page.getByRole('slider', { name: /^Daily pattern/ })
    await chart.focus()
    await page.keyboard.press('End')
    await expect(chart).toHaveAttribute('aria-valuetext', /^11:30 PM to 12:00 AM: median \d+ mg\/dL/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeFinds(page)).toEqual([])
  })

  await test.step('a report on two pages at most, for any number of days and with many meals', async () => {
    await dineEachDay(site)
    for (const days of [14, 30, 90]) {
      await page.goto(`${site.url}/health/report?days=${days}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Glucose Report' })).toBeVisible()
      await expect(page.getByRole('slider', { name: /^Daily pattern/ })).toBeAttached()
      await expect(page.getByRole('img', { name: /: mean \d+/ })).toHaveCount(days)
      await expect(page.getByRole('table', { name: 'Meals' }).getByRole('row')).not.toHaveCount(0)
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        const pages = (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
        expect([1, 2], `${days} days on ${format}`).toContain(pages)
      }
    }
  })

  await test.step('none of it is in an address, a log or another member’s call', async () => {
    const rows = `${site.url}/rest/v1/`
    for (const { url, body } of asked) {
      expect(url).not.toContain(NOTE)
      expect(new URL(url).search).not.toMatch(/[?&](value|mg|note)=/)
      if (!url.startsWith(rows)) expect(body, url).not.toMatch(new RegExp(`${NOTE}|mg/dL|Doe`))
    }
    expect(asked.some(({ body }) => body.includes(NOTE))).toBe(true)
    for (const text of [site.output(), printed.join('\n')])
      expect(text).not.toMatch(new RegExp(`${NOTE}|mg/dL`))
    expect(errors).toEqual([])
  })

  await test.step('nor on the device after signing out', async () => {
    await page.goto(`${site.url}/health`)
    await page.getByText(NOTE).waitFor()
    await page.getByRole('button', { name: 'My Profile' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const left = await page.evaluate(async () => {
      const pages = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, pages.flat().map(({ url }) => url)])
    })
    expect(left).not.toMatch(new RegExp(`${NOTE}|${VALUE}|log-unsent`))
    expect(await page.content()).not.toContain(NOTE)
  })
})

async function enter(page: Page, value: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Reading/ }).fill(value)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

const lunch = (daysAgo: number) => Math.floor(Date.now() / DAY - daysAgo) * DAY + 12.5 * 3_600_000

/** A made-up file as Dexcom Clarity writes it: this many days until yesterday, higher after lunch. */
function clarityFile(days: number): string {
  const rows = [
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID',
    '1,,FirstName,,Jane,,,,,,,,',
    '2,,LastName,,Doe,,,,,,,,',
    '3,,Device,,,Dexcom G7 Mobile App,iPhone G7,,,,,,',
  ]
  const end = Math.floor(Date.now() / DAY) * DAY
  for (let at = end - days * DAY; at < end; at += 300_000) {
    const sinceLunch = (at % DAY) / 3_600_000 - 12.5
    const rise = sinceLunch > 0 && sinceLunch < 3 ? 60 * Math.sin((sinceLunch / 3) * Math.PI) : 0
    const value = Math.round(110 + rise + 8 * Math.sin(at / 5e6))
    const time = new Date(at).toISOString().slice(0, 19)
    rows.push(`${rows.length},${time},EGV,,,,iPhone G7,${value},,,,,${at / 1000},8YY123`)
  }
  return rows.join('\r\n')
}

/** The member, with the calls that the pages make. */
async function asMember({ url, dataDir }: RunningSite) {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const db = createClient(url, publishableKey, { auth: { persistSession: false } })
  await db.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  return db
}

/** A dinner with a long name on each of 90 days. */
async function dineEachDay(site: RunningSite): Promise<void> {
  const dinners = Array.from({ length: 90 }, (_, day) => ({
    offset_min: 0,
    title: `Chicken and vegetable stir-fry no. ${day} with brown rice, broccoli and toasted sesame`,
    carbs: 40 + (day % 9),
    flags: day % 4 === 0 ? ['exercise', 'stress'] : [],
    at: new Date(lunch(day + 1) + 6.5 * 3_600_000).toISOString(),
  }))
  await (await asMember(site)).from('eaten_meals').insert(dinners).throwOnError()
}

/** Four lunches on four days. */
async function eatFourTimes(site: RunningSite): Promise<void> {
  const meal = { offset_min: 0, title: 'Lentil soup', recipe: 'lentils', carbs: 45, portion: 1 }
  const meals = [2, 4, 6, 8].map((days) => ({
    ...meal,
    at: new Date(lunch(days)).toISOString(),
    flags: days === 4 ? ['exercise'] : [],
  }))
  await (await asMember(site)).from('eaten_meals').insert(meals).throwOnError()
}
