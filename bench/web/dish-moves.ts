import type { Browser, Locator, Page } from '@playwright/test'
import { answering } from '../../e2e/site/account.ts'
import { median, SLOWER } from './visit.ts'

/** Milliseconds from the last key or the drop until the dish is in its new place. Medians. */
export type DishMoves = { keyboard: number; mouse: number }

/** A guest's filled week, in which a dish is moved from one day to another and back. */
export async function dishMovesOf(browser: Browser, url: string, runs: number): Promise<DishMoves> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${url}/meal-planner`)
  await answering(page)
  // Leftovers would keep some dishes from moving.
  await page.getByRole('button', { name: /^Diet, allergies/ }).click()
  await page.getByRole('checkbox', { name: /^Cook once/ }).uncheck()
  await page.getByRole('button', { name: 'Fill My Week' }).click()
  await page.locator('[data-slot][data-filled]').nth(20).waitFor()
  const [tuesday, friday] = [dinnerOf(page, 'Tuesday'), dinnerOf(page, 'Friday')]
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times: Record<keyof DishMoves, number[]> = { keyboard: [], mouse: [] }
  // The first move of each kind loads its code.
  for (let run = 0; run <= runs; run++) {
    await page.getByRole('button', { name: 'More for Tuesday’s dinner' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Friday,\s*Dinner/ }).focus()
    const byKey = await arrival(page, friday, 'keydown', await titleOf(tuesday))
    await page.keyboard.press('Enter')
    times.keyboard.push(await byKey())
    const byDrop = await arrival(page, tuesday, 'drop', await titleOf(friday))
    await friday.locator('button[class*=title]').dragTo(tuesday)
    times.mouse.push(await byDrop())
  }
  await context.close()
  return { keyboard: median(times.keyboard.slice(1)), mouse: median(times.mouse.slice(1)) }
}

const dinnerOf = (page: Page, day: string): Locator =>
  page
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3, name: day, exact: true }) })
    .locator('[data-slot]')
    .filter({ has: page.getByRole('heading', { level: 4, name: 'Dinner', exact: true }) })

const titleOf = async (slot: Locator): Promise<string> =>
  (await slot.locator('button[class*=title]').textContent()) ?? ''

/** Starts watching. @returns a function that gives the time between the event and the dish's title in the slot */
async function arrival(
  page: Page,
  slot: Locator,
  event: string,
  title: string,
): Promise<() => Promise<number>> {
  await slot.evaluate(
    (element, [event, title]) => {
      const { promise, resolve } = Promise.withResolvers<number>()
      let start = 0
      addEventListener(event, () => (start = performance.now()), { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (element.querySelector('button[class*=title]')?.textContent !== title) return
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(element, { childList: true, subtree: true, characterData: true })
      Reflect.set(globalThis, 'arrival', promise)
    },
    [event, title] as const,
  )
  return () => page.evaluate(() => Reflect.get(globalThis, 'arrival') as Promise<number>)
}
