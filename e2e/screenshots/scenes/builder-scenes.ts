import { expect, type Page } from '@playwright/test'
import { READINGS, SALMON_ASKED } from '../../../recipe-view/testing/recipes.ts'
import { expectRecipe, generateFromText } from '../../site/builder.ts'
import { FAILING_WISH, SLOW_WISH, wishFor } from '../stage/dishes.ts'
import { guest, member, newcomer, type Scene } from '../stage/scene.ts'
import type { Stage } from '../stage/stage.ts'

const BUILDER = '/recipe-builder'

/** From the first question to the recipe, with everything that can happen in between. */
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
      await page.getByRole('button', { name: 'Add Ingredient' }).click()
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
      await page.getByRole('heading', { name: 'We’re making your recipe' }).waitFor()
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
      const closed = page.getByRole('main').locator('details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
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
      await unfold(page, 'Lower-glycemic swaps')
      await page
        .getByRole('button', { name: /^Swap it in/ })
        .first()
        .click()
      // On a phone the message covers what comes next.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('button', { name: 'Divide into servings: one more' }).click()
      await page.getByRole('button', { name: 'Change Amounts' }).click()
      await page.getByRole('textbox', { name: /^Grams of .*broccoli/ }).fill('a handful')
    },
  }),
  guest('my-plate', BUILDER, {
    open: async (page, { url }) => {
      await generateFromText(page, url, wishFor('pudding'))
      await expectRecipe(page)
      await unfold(page, 'My plate')
      await page.getByLabel(/^Cooked pot/).fill('1350')
      await page.getByLabel(/^Empty pot/).fill('700')
      await page.getByLabel(/^My portion/).fill('180')
      await page.getByText(/of the pot$/).waitFor()
    },
  }),
  guest('cooking-asked', BUILDER, {
    like: 'result-asked',
    waiting: true,
    open: async (page, { url }) => {
      await answer(page, [['brief', { readings: READINGS }]], { hangs: true })
      await generateFromText(page, url, 'Lemon salmon, at most 35 g carbs, in 20 minutes')
      await page.getByRole('button', { name: /^Remove: lemon salmon/ }).waitFor()
      await page.getByLabel(/Email me this recipe/).waitFor()
    },
  }),
  guest('result-asked', BUILDER, {
    open: async (page, { url }) => {
      await answer(page, [['recipe', { recipe: SALMON_ASKED, quota: QUOTA }]])
      await generateFromText(page, url, 'Lemon salmon, at most 35 g carbs, in 20 minutes')
      await expectRecipe(page)
    },
  }),
  guest('make-it-fit', BUILDER, {
    over: 'dialog',
    open: async (page, stage) => {
      await cook(page, stage)
      await page.getByRole('button', { name: 'Make It Fit' }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  guest('result-fitted', BUILDER, {
    open: async (page, stage) => {
      await cook(page, stage)
      await page.route('**/api/fits', async (route) => {
        const { recipe } = route.request().postDataJSON()
        const changed = ['Half the beans: 19 g of carbs instead of 27 g.', 'Step 4 follows.']
        await route.fulfill({ json: { recipe: { ...recipe, cookTime: 40 }, changed, left: 29 } })
      })
      await page.getByRole('button', { name: 'Make It Fit' }).click()
      await page.getByRole('button', { name: 'Fewer carbs' }).click()
      await page.getByText('What changed').waitFor()
    },
  }),
  guest('cannot-be-done', BUILDER, {
    open: async (page, { url }) => {
      const failure = {
        code: 'cannot_be_done',
        message: 'Three tacos in corn tortillas hold at least 36 g of carbs; you asked for at most 15 g.',
        obstacles: ['The tortillas alone are 33 g.', 'Without them it is no taco as most people know it.'],
        ways: [
          { label: 'Tacos with lettuce shells, 14 g', choice: 'food:tortilla:lettuce' },
          { label: 'One taco with a salad, 15 g', choice: 'limit:carbs:at-most:16' },
          { label: 'Tacos with 36 g', choice: 'drop:limit:carbs:at-most' },
        ],
      }
      await answer(page, [['error', failure]])
      await generateFromText(page, url, 'Fish tacos with at most 15 g of carbs')
      await page.getByRole('heading', { name: 'We can’t make that into one dish' }).waitFor()
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
      await page.getByRole('heading', { name: 'This is a question for your care team' }).waitFor()
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

/** A part of a recipe that is collapsed on a phone. */
async function unfold(page: Page, name: string): Promise<void> {
  const part = page.getByRole('main').locator('details', { has: page.getByRole('heading', { name }) })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click()
}

const QUOTA = { limit: 3, used: 1, remaining: 2, resetAt: '2026-11-22T00:00:00.000Z' }

/** The gateway's answer to the next recipe request, as a stream. @param hangs the stream never ends */
async function answer(
  page: Page,
  events: readonly (readonly [name: string, data: object])[],
  { hangs = false } = {},
): Promise<void> {
  const body = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  if (!hangs) {
    await page.route('**/api/recipes', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
    return
  }
  await page.addInitScript((text) => {
    const { fetch } = window
    window.fetch = (input, init) =>
      String(input).endsWith('/api/recipes')
        ? Promise.resolve(
            new Response(
              new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) }),
              { headers: { 'content-type': 'text/event-stream' } },
            ),
          )
        : fetch(input, init)
  }, body)
}
