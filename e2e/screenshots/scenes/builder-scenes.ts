import { expect, type Page } from '@playwright/test'
import { expectRecipe, generateFromText } from '../../site/builder.ts'
import { FAILING_WISH, SLOW_WISH, wishFor } from '../dishes.ts'
import { guest, member, newcomer, type Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const BUILDER = '/recipe-builder'

/** From the first question to the recipe, and everything that can come between. */
export const BUILDER_SCENES: Scene[] = [
  guest('recipe-builder', BUILDER),
  guest('recipe-builder-step-1', BUILDER, {
    like: 'recipe-builder',
    open: (page, stage) => toStep(page, stage, 1),
  }),
  guest('recipe-builder-step-2', BUILDER, {
    open: async (page, stage) => {
      await toStep(page, stage, 2)
      await page.getByRole('checkbox', { name: /^Low-carb/ }).check()
    },
  }),
  guest('recipe-builder-step-3', BUILDER, {
    open: async (page, stage) => {
      await toStep(page, stage, 3)
      await page.getByRole('checkbox', { name: 'Spinach' }).check()
      await page.getByRole('checkbox', { name: 'Sweet Potato' }).check()
      await page.getByRole('button', { name: 'Add ingredient' }).click()
      const last = page.getByRole('textbox', { name: 'Ingredient 3' })
      await last.fill('Sun-dried tomatoes in olive oil, drained and chopped')
      await page.getByRole('textbox', { name: 'Ingredients to avoid' }).fill('peanuts, mushrooms')
    },
  }),
  guest('recipe-builder-step-4', BUILDER, {
    open: async (page, stage) => {
      await toStep(page, stage, 4)
      await page.getByRole('radio', { name: '30 minutes' }).check()
    },
  }),
  member('recipe-builder-step-4-member', BUILDER, { open: (page, stage) => toStep(page, stage, 4) }),
  newcomer('recipe-builder-last-free', BUILDER, {
    open: async (page, { url }) => {
      await page.route('**/rest/v1/recipes*', (route) =>
        route.request().method() === 'HEAD'
          ? route.fulfill({ status: 200, headers: { 'content-range': '*/4' } })
          : route.continue(),
      )
      await page.goto(url + BUILDER)
      await page.getByText('This is your last free recipe.').waitFor()
    },
  }),
  guest('recipe-builder-free', BUILDER, {
    open: (page, { url }) => page.goto(`${url}${BUILDER}?mode=free`),
  }),
  guest('recipe-builder-free-written', BUILDER, {
    open: async (page, { url }) => {
      await page.goto(`${url}${BUILDER}?mode=free`)
      await page.getByRole('button', { name: /^A vegetarian Mediterranean lunch/ }).click()
    },
  }),
  guest('cooking', BUILDER, {
    like: 'cooking-growing',
    waiting: true,
    open: async (page, { url }) => {
      await page.route('**/api/recipes', () => {})
      await generateFromText(page, url, SLOW_WISH)
      await page.getByRole('heading', { name: 'Your recipe is on the stove' }).waitFor()
      await page.getByLabel(/Email me this recipe/).waitFor()
    },
  }),
  guest('cooking-growing', BUILDER, {
    waiting: true,
    open: async (page, { url }) => {
      await generateFromText(page, url, SLOW_WISH)
      await page.getByRole('region', { name: 'The recipe so far' }).getByText('8 chicken thighs').waitFor()
      await page.getByLabel(/Email me this recipe/).waitFor()
    },
  }),
  guest('result', BUILDER, { like: 'result-numbers', open: (page, stage) => cook(page, stage) }),
  guest('result-numbers', BUILDER, {
    open: async (page, stage) => {
      await cook(page, stage)
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
      for (const box of (await page.getByRole('main').getByRole('checkbox').all()).slice(0, 2))
        await box.check()
    },
  }),
  guest('result-high', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, wishFor('pudding'))
      await expectRecipe(page)
    },
  }),
  guest('result-swap', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, 'Salmon with a little quinoa, please')
      await expectRecipe(page)
      await page
        .getByRole('button', { name: /^Swap it in/ })
        .first()
        .click()
      // On a phone the message lies over what comes next.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('button', { name: 'Divide into servings: one more' }).click()
      await page.getByRole('button', { name: 'Change amounts' }).click()
      await page.getByRole('textbox', { name: /^Grams of .*broccoli/ }).fill('a handful')
    },
  }),
  guest('my-plate', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, wishFor('pudding'))
      await expectRecipe(page)
      await page.getByLabel(/^Cooked pot/).fill('1350')
      await page.getByLabel(/^Empty pot/).fill('700')
      await page.getByLabel(/^My portion/).fill('180')
      await page.getByText(/of the pot$/).waitFor()
    },
  }),
  guest('result-partial', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, wishFor('stew'))
      await expectRecipe(page)
    },
  }),
  newcomer('result-saved', BUILDER, {
    like: 'result-numbers',
    open: async (page, stage) => {
      await page.route('**/rest/v1/recipes*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 201 }) : route.continue(),
      )
      await cook(page, stage)
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
    },
  }),
  guest('last-recipe', BUILDER, {
    open: async (page, stage) => {
      await cook(page, stage)
      await page.goBack()
      await page.getByRole('tab', { name: 'Step-by-Step' }).waitFor()
    },
  }),
  guest('prompt-save', BUILDER, {
    over: 'dialog',
    open: async (page, stage) => {
      await cook(page, stage)
      await page.getByRole('button', { name: 'Save Recipe' }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  guest('prompt-print', BUILDER, {
    like: 'prompt-save',
    over: 'dialog',
    open: async (page, stage) => {
      await cook(page, stage)
      await page.getByRole('button', { name: 'Print Recipe' }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  guest('prompt-limit', BUILDER, {
    over: 'dialog',
    open: async (page, { url }) => {
      await page.route('**/api/recipes', (route) =>
        route.fulfill({ status: 429, json: { code: 'guest_limit', message: '', resetAt: tomorrow() } }),
      )
      await generateFromText(page, url, wishFor('oats'))
      await page.getByRole('dialog').waitFor()
    },
  }),
  guest('failed', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, FAILING_WISH)
      await page.getByRole('alert').waitFor()
    },
  }),
  member('recipe-limit', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, wishFor('oats'))
      await page.getByRole('alert').waitFor()
    },
  }),
  guest('low-blood-sugar', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, 'I am at 52 and shaky, what now?')
      await page.getByRole('heading', { name: 'Treat the low first' }).waitFor()
    },
  }),
  guest('care-team', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, 'How much insulin should I take for pasta?')
      await page.getByRole('heading', { name: 'That is one for your care team' }).waitFor()
    },
  }),
]

const HEADINGS = ['Meal Type', 'Dietary', 'Ingredients', 'Details']

async function toStep(page: Page, { url }: Stage, step: number): Promise<void> {
  await page.goto(url + BUILDER)
  await page.getByRole('radio', { name: /^Dinner/ }).check()
  for (const name of HEADINGS.slice(1, step)) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-current', 'step')
  }
}

async function cook(page: Page, { url }: Stage): Promise<void> {
  await generateFromText(page, url, wishFor('chicken'))
  await expectRecipe(page)
}

const tomorrow = () => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000).toISOString()
