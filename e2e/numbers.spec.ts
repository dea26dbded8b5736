import { expect, type Page, test } from '@playwright/test'
import { type FakeOpenAi, startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { salmonWith } from '../api-gateway/testing/replies.ts'
import { becomeMember } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

/** What a person does with a recipe's numbers, from checking their sources to saving a change. */
const TITLE = 'Chicken and White Rice Bowl'
const BOWL = salmonWith({
  title: TITLE,
  ingredients: [
    '300 g chicken breast',
    '1 1/2 cups cooked white rice',
    '2 cups broccoli florets',
    '1 tbsp butter or olive oil',
  ],
  instructions: [
    'Fry the chicken in the butter until it reads 165 °F.',
    'Warm the rice.',
    'Serve it on the rice.',
  ],
  nutritionalInfo: { carbs: 12, glycemicLoad: 'Low' },
})

let site: RunningSite
let model: FakeOpenAi

test.beforeAll(async () => {
  model = await startFakeOpenAi({ reply: BOWL })
  site = await runSite({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-test' })
})

test.afterAll(async () => {
  await site.stop()
  await model.close()
  forget(site)
})

const { step } = test
const region = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** Grams of carbohydrate per serving, as shown on the page. */
async function carbs(page: Page): Promise<number> {
  const cell = region(page, 'Nutrition per serving')
    .locator('dl > div', { hasText: /^Total carbs/ })
    .first()
  return Number(/([\d.]+) g/.exec((await cell.locator('dd').textContent()) ?? '')?.[1])
}

test('a guest checks where a number comes from, divides, weighs, swaps, and weighs a plate', async ({
  page,
}) => {
  await generateFromText(page, site.url, 'A bowl with chicken and rice, please')
  await expectRecipe(page)
  const [numbers, ingredients] = [region(page, 'Nutrition per serving'), region(page, 'Ingredients')]
  const asMade = await carbs(page)

  await step('the model’s false claim is pointed out', async () => {
    await expect(numbers).toContainText(
      /The AI said 12 g of carbs a serving; counting each ingredient we get \d+ g/,
    )
  })
  await step('each number has its source, most carbs first', async () => {
    await numbers.getByText('Where these numbers come from').click()
    const first = numbers.getByRole('listitem').filter({ hasText: 'Counted as' }).first()
    await expect(first).toContainText(/^1 1\/2 cups cooked white rice[789]\d% of the net carbs/)
    await expect(first).toContainText(/USDA SR28 \d+/)
    await expect(numbers).toContainText(/counted as butter/i)
  })
  await step('divided into twice as many servings, a serving has half', async () => {
    await button(page, 'Divide into servings: one more').click()
    await button(page, 'Divide into servings: one more').click()
    expect(Math.abs((await carbs(page)) - asMade / 2)).toBeLessThanOrEqual(0.5)
    await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Servings4')
    await button(page, 'Back to the Original Recipe').click()
    expect(await carbs(page)).toBe(asMade)
  })
  await step('less rice means fewer carbs, and the list says so', async () => {
    await button(page, 'Change Amounts').click()
    const rice = ingredients.getByRole('textbox', { name: /^Grams of .*rice/ })
    await rice.fill('a bit')
    await expect(ingredients).toContainText('Please enter a number of grams')
    expect(await carbs(page)).toBe(asMade)
    await rice.fill('60')
    expect(await carbs(page)).toBeLessThan(asMade / 2)
    await button(page, 'Done with Amounts').click()
    await expect(ingredients.getByRole('checkbox', { name: /^60 g .*rice/ })).toBeVisible()
    await button(page, 'Undo All').click()
  })
  await step('one press swaps the rice everywhere, and Undo brings it back', async () => {
    await button(page, /^Swap it in/)
      .first()
      .click()
    await expect(ingredients.getByText('swapped', { exact: true })).toBeVisible()
    expect(await carbs(page)).toBeLessThan(asMade)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
    await expect(region(page, 'Instructions').getByText('changed', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    expect(await carbs(page)).toBe(asMade)
  })
  await step('on a phone nothing covers what was just changed', async () => {
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const swap = button(page, /^Swap it in/).first()
    const atLowerEdge = (node: Element) =>
      window.scrollBy(0, node.getBoundingClientRect().bottom - window.innerHeight + 8)
    await swap.evaluate(atLowerEdge)
    await swap.click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Swap back/ }) })
    const message = page.getByRole('region', { name: 'Notifications' }).getByText(/^Now using /)
    const bar = page.getByRole('region', { name: 'Your changes' })
    await expect
      .poll(async () => {
        const [changed, over, under] = [
          await card.boundingBox(),
          await message.boundingBox(),
          await bar.boundingBox(),
        ]
        if (!changed || !over || !under) return null
        const bottom = changed.y + changed.height
        return { isClear: bottom <= over.y && over.y + over.height <= under.y, isLow: under.height <= 112 }
      })
      .toEqual({ isClear: true, isLow: true })
    await button(page, 'Undo All').click()
    await expect(message).toBeHidden()
    if (desk) await page.setViewportSize(desk)
  })
  await step('a weighed portion of the pot: half of two servings is one', async () => {
    const plate = region(page, 'My plate')
    await plate.getByLabel(/^Cooked pot/).fill('1400')
    await plate.getByLabel(/^Empty pot/).fill('800')
    await plate.getByLabel(/^My portion/).fill('300')
    await expect(plate.getByRole('status')).toContainText(
      new RegExp(`${asMade} g carbs.*1 serving, 50% of the pot`, 's'),
    )
  })
  await step('on paper the recipe is shown with its changes, without the controls', async () => {
    await button(page, 'Divide into servings: one more').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Servings3')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText('You changed this recipe')).toBeHidden()
  })
})

test('a member’s changes are saved only if they choose to', async ({ page }) => {
  await becomeMember(page, site, 'nina@example.com')
  await generateFromText(page, site.url, 'A bowl with chicken and rice, please')
  await expectRecipe(page)
  await expect(button(page, 'Saved')).toBeVisible()
  const asMade = await carbs(page)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  // The builder's page stays until this one is ready.
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()

  await step('an unsaved change is gone with the page', async () => {
    await button(page, 'Divide into servings: one more').click()
    await expect(page.getByText('You changed this recipe')).toBeVisible()
    await page.reload()
    await expect(region(page, 'Ingredients')).toBeVisible()
    expect(await carbs(page)).toBe(asMade)
  })
  await step('a saved change is there again, counted by the gateway', async () => {
    await button(page, /^Swap it in/)
      .first()
      .click()
    await button(page, 'Divide into servings: one more').click()
    const changed = await carbs(page)
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.reload()
    await expect(region(page, 'Ingredients')).toBeVisible()
    await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Servings3')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
    expect(Math.abs((await carbs(page)) - changed)).toBeLessThanOrEqual(1)
    await expect(page.getByText('You changed this recipe')).toBeHidden()
  })
})
