import { expect, type Locator, type Page } from '@playwright/test'
import { answering, PASSWORD, register } from './site/account.ts'
import { axeFinds } from './site/axe.ts'
import { test } from './site/shared-site.ts'

// Grips exist for fingers.
test.use({ hasTouch: true })

/** Monday to Sunday, each with the meals that the rules plan. */
const slots = (page: Page): Locator => page.locator('[data-slot]')
const dishes = (page: Page): Locator => page.locator('[data-slot][data-filled]')
const day = (page: Page, name: string): Locator =>
  page.locator('li').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const meal = (page: Page, weekday: string, name: string): Locator =>
  day(page, weekday)
    .locator('[data-slot]')
    .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
/** The dish in a slot: its title is the first button below the slot's header. */
const titleOf = async (slot: Locator): Promise<string> =>
  (await slot.locator('button[class*=title]').textContent()) ?? ''

async function budget(page: Page, name: string, carbs: string, tolerance: string): Promise<void> {
  await page.getByLabel(`${name}: grams of carbs`).fill(carbs)
  await page.getByLabel(`${name}: grams more or less`).fill(tolerance)
}

const more = async (page: Page, place: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${place}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a guest plans a week within their carbs, moves dishes, and takes it into an account [PLAN-5]', async ({
  page,
  sharedSite: site,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const forDishes: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(slot|dragging)\.[0-9a-f]+\.js$/.exec(request.url()) ?? []
    if (name) forDishes.push(name)
  })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${site.url}/meal-planner`)
  await answering(page)

  await test.step('an invalid budget gets a message, and stays as it was typed', async () => {
    for (const wrong of ['500', 'lots']) {
      await budget(page, 'Lunch', wrong, '7')
      await page.getByRole('button', { name: 'Fill My Week' }).click()
      await expect(page.getByText('Please enter a budget between 0 and 150 grams.')).toBeVisible()
      await expect(page.getByLabel('Lunch: grams of carbs')).toHaveValue(wrong)
    }
    await expect(dishes(page)).toHaveCount(0)
    expect(forDishes, 'code for dishes, before there is one').toEqual([])
  })

  await test.step('their budgets, vegetarian, without nuts, 30 minutes on weekdays', async () => {
    await budget(page, 'Breakfast', '30', '5')
    await budget(page, 'Lunch', '45', '7')
    await budget(page, 'Dinner', '45', '7')
    await page.getByRole('button', { name: /^Diet, allergies/ }).click()
    await page.getByRole('checkbox', { name: 'Vegetarian', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Snacks', exact: true }).uncheck()
    await page.getByLabel('On weekdays, at most').selectOption('30 minutes')
    // Leftovers would keep some dishes from trading places.
    await page.getByRole('checkbox', { name: /^Cook once/ }).uncheck()
    await expect(slots(page)).toHaveCount(21)
    await page.getByRole('button', { name: 'Fill My Week' }).click()
    await expect(dishes(page)).toHaveCount(21)
    await expect(meal(page, 'Monday', 'Lunch').getByText('of 45 ± 7')).toBeVisible()
    expect(forDishes.sort()).toEqual(['dragging', 'slot'])
    await page.getByText('Why this?').first().click()
    await expect(
      page
        .locator('details[open] p')
        .filter({ hasText: /within|over|under|g/ })
        .first(),
    ).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  })

  const chosen = meal(page, 'Tuesday', 'Dinner')
  await test.step('one meal is requested again, and one of three chosen', async () => {
    await more(page, 'Tuesday’s dinner', 'Choose another dish…')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /^Choose / })).toHaveCount(3)
    await expect(dialog.getByText(/^List: /).first()).toBeVisible()
    const name = await dialog.getByRole('heading', { level: 3 }).first().textContent()
    await dialog
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    expect(await titleOf(chosen)).toBe(name)
    await expect(page.getByRole('button', { name: 'Lock Tuesday’s dinner' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  const title = await titleOf(chosen)
  await test.step('a dish is moved by mouse, by finger, and by keyboard alone, and each move undone', async () => {
    const friday = meal(page, 'Friday', 'Dinner')
    await chosen.locator('button[class*=title]').dragTo(friday)
    await expect.poll(() => titleOf(friday)).toBe(title)
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect.poll(() => titleOf(chosen)).toBe(title)

    await dragByFinger(page, chosen, friday)
    await expect.poll(() => titleOf(friday)).toBe(title)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titleOf(chosen)).toBe(title)

    await page.getByRole('button', { name: 'More for Tuesday’s dinner' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Friday,\s*Dinner/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => titleOf(friday)).toBe(title)
    await expect(page.getByRole('status').getByText(/^Swapped Tuesday’s dinner/)).toBeVisible()
    await page.getByRole('button', { name: /^Undo: / }).click()
  })

  await test.step('one day eats what another cooked', async () => {
    await more(page, 'Sunday’s dinner', 'Use leftovers…')
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').last().click()
    await expect(meal(page, 'Sunday', 'Dinner').getByText(/^\s*Leftovers from /)).toBeVisible()
  })

  await test.step('four eat, one is counted', async () => {
    await more(page, 'Tuesday’s dinner', 'Portions…')
    const others = page.getByRole('dialog').getByRole('button', { name: 'Other plates: one more' })
    for (let plates = 0; plates < 3; plates += 1) await others.click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(chosen.getByText(/3 other plates/)).toBeVisible()
  })

  await test.step('a reload loses nothing, and the week is on one page of paper', async () => {
    await page.reload()
    await expect(dishes(page)).toHaveCount(21)
    expect(await titleOf(chosen)).toBe(title)
    await expect(chosen.getByText(/3 other plates/)).toBeVisible()
    await expect(page.getByLabel('Lunch: grams of carbs')).toHaveValue('45')
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  await test.step('the calendar’s file has an event for each meal, and no carbs', async () => {
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the File' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(21)
    expect(text).not.toMatch(/carbs/)
    await page.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('an address that is not a week gets a message', async () => {
    await page.goto(`${site.url}/meal-planner/0001-01-01`)
    await expect(page.getByText('We can’t plan that week.')).toBeVisible()
  })

  await test.step('signing up keeps the plan after asking once, and another device finds it', async () => {
    const email = 'planner@example.com'
    await register(page, site.url, email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await page.waitForURL(({ pathname }) => pathname === '/dashboard')
    await page.goto(`${site.url}/meal-planner`)
    await page.getByRole('button', { name: 'Keep It' }).click()
    await expect(page.getByText('Your plan is in your account now.')).toBeVisible()
    await expect(dishes(page)).toHaveCount(21)
    await page.getByRole('button', { name: 'Lock Monday’s lunch' }).click()

    // A dish of the week becomes one of their recipes, and that recipe Tuesday's dinner: filling again leaves it there.
    const own = await titleOf(meal(page, 'Wednesday', 'Dinner'))
    await more(page, 'Wednesday’s dinner', 'Save to My Recipes')
    await expect(page.getByRole('status').getByText(/^Saved /)).toBeVisible()
    await more(page, 'Tuesday’s dinner', 'Choose another dish…')
    const mine = page.getByRole('dialog').getByRole('region', { name: 'Your saved recipes' })
    await mine.getByRole('button', { name: `Choose ${own}` }).click()
    await expect.poll(() => titleOf(chosen)).toBe(own)
    await page.getByRole('button', { name: 'Fill My Week' }).click()
    await expect(page.getByRole('status').getByText('Filled the week')).toBeVisible()
    expect(await titleOf(chosen)).toBe(own)
    await expect(page.getByText('Your plan is saved in your account.')).toBeVisible()

    const other = await page.context().browser()!.newContext()
    const phone = await other.newPage()
    await phone.goto(`${site.url}/login`)
    await phone.getByLabel(/^Email/).fill(email)
    await phone.getByLabel(/^Password/).fill(PASSWORD)
    await phone.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await phone.waitForURL(({ pathname }) => pathname === '/dashboard')
    await phone.goto(`${site.url}/meal-planner`)
    await expect(dishes(phone)).toHaveCount(21)
    expect(await titleOf(meal(phone, 'Tuesday', 'Dinner'))).toBe(own)
    await expect(phone.getByRole('button', { name: 'Lock Monday’s lunch' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await other.close()
  })
  expect(errors).toEqual([])
})

/** A finger at a slot's grip. The pointer events are the browser's own; only a finger's position has to be simulated. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  // A finger reaches what is on the screen, away from the messages at its edge.
  await from.evaluate((slot) => slot.scrollIntoView({ block: 'center' }))
  const grip = await from.locator('[data-grip]').elementHandle()
  const target = await to.boundingBox()
  if (!grip || !target) throw new Error('Both slots are on the page')
  const client = await page.context().newCDPSession(page)
  const start = await grip.boundingBox()
  if (!start) throw new Error('A finger sees a grip')
  const at = (x: number, y: number) => [{ x, y }]
  const end = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at(start.x + 10, start.y + 10),
  })
  for (const share of [0.3, 0.7, 1])
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share),
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
