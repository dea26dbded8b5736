import { expect, type Page } from '@playwright/test'
import { DISHES } from '../stage/dishes.ts'
import { member, newcomer, type Scene } from '../stage/scene.ts'

const WAIT = { timeout: 45_000 }

/** A member's pages, full and empty. */
export const MEMBER_SCENES: Scene[] = [
  member('dashboard', '/dashboard', { open: at('/dashboard', showsDish) }),
  newcomer('dashboard-new', '/dashboard', {
    open: at('/dashboard', (page) => page.getByText("You haven't favorited any recipes yet.").waitFor(WAIT)),
  }),
  member('dashboard-recipes', '/dashboard', {
    like: 'recipes',
    open: at('/dashboard?tab=recipes', showsDish),
  }),
  newcomer('dashboard-recipes-new', '/dashboard', {
    like: 'recipes-new',
    open: at('/dashboard?tab=recipes', showsNone),
  }),
  member('dashboard-health', '/dashboard', {
    open: at('/dashboard?tab=health', (page) => page.getByText('No readings yet.').waitFor(WAIT)),
  }),
  member('dashboard-planning', '/dashboard', { open: at('/dashboard?tab=meal-planning', showsTab) }),
  newcomer('dashboard-loading', '/dashboard', {
    waiting: true,
    passing: true,
    open: async (page, { url }) => {
      await page.route('**/rest/v1/**', () => {})
      await page.goto(`${url}/dashboard`)
      await page.getByText(/Loading your dashboard/).waitFor(WAIT)
    },
  }),
  member('dashboard-failed', '/dashboard', {
    waiting: true,
    open: async (page, { url }) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 400, json: { message: 'down' } }))
      await page.goto(`${url}/dashboard?tab=recipes`)
      await page.getByRole('alert').first().waitFor(WAIT)
    },
  }),

  member('recipes', '/recipes', { open: at('/recipes', showsDish) }),
  newcomer('recipes-new', '/recipes', { open: at('/recipes', showsNone) }),
  newcomer('recipes-no-favorites', '/recipes', {
    open: at('/recipes?filter=favorites', (page) =>
      page.getByRole('button', { name: 'Show All Recipes' }).waitFor(WAIT),
    ),
  }),
  member('recipes-no-match', '/recipes', {
    open: at('/recipes?q=xyzzy', (page) => page.getByText('None of your recipes match.').waitFor(WAIT)),
  }),
  member('recipes-deleted', '/recipes', {
    open: async (page, { url }) => {
      // The deletion is never carried out, not even by leaving the page: other scenes need the recipe.
      await page.route('**/rest/v1/recipes*', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      )
      await page.addInitScript(() =>
        window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }),
      )
      await page.goto(`${url}/recipes`)
      // Two messages: the more there are, the more of the page they cover.
      for (const { title } of [DISHES.oats, DISHES.pudding])
        await page.getByRole('button', { name: `Delete ${title}` }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
    },
  }),

  member('recipe', '/recipes/:id', {
    open: async (page, { url, recipes }) => {
      await page.goto(`${url}/recipes/${recipes.casserole}`)
      await heading(page, DISHES.casserole.title)
    },
  }),
  member('recipe-public', '/recipes/:id', {
    open: async (page, { url, recipes }) => {
      await page.goto(`${url}/recipes/${recipes.chicken}`)
      await page.getByRole('button', { name: 'Make Private Again' }).waitFor()
    },
  }),
  member('recipe-not-found', '/recipes/:id', {
    open: async (page, { url }) => {
      await page.goto(`${url}/recipes/00000000-0000-4000-8000-000000000000`)
      await heading(page, 'Recipe not found')
    },
  }),
  member('share-dialog', '/recipes/:id', {
    over: 'dialog',
    open: async (page, { url, recipes }) => {
      await page.goto(`${url}/recipes/${recipes.oats}`)
      await page.getByRole('button', { name: 'Share Recipe' }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  member('edit-recipe', '/recipes/:id/edit', {
    open: async (page, { url, recipes }) => {
      await page.goto(`${url}/recipes/${recipes.casserole}/edit`)
      await expect(page.getByLabel('Title')).toHaveValue(DISHES.casserole.title)
    },
  }),
  member('edit-recipe-errors', '/recipes/:id/edit', {
    open: async (page, { url, recipes }) => {
      await page.goto(`${url}/recipes/${recipes.oats}/edit`)
      await page.getByLabel('Title').fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
    },
  }),

  member('activity', '/activity', {
    open: at('/activity', (page) =>
      page
        .getByText(/Overnight Oats/)
        .first()
        .waitFor(WAIT),
    ),
  }),
  newcomer('activity-new', '/activity', {
    open: at('/activity', (page) => page.getByRole('main').getByRole('link').first().waitFor(WAIT)),
  }),
]

function at(address: string, shown: (page: Page) => Promise<unknown>): Scene['open'] {
  return async (page, { url }) => {
    await page.goto(url + address)
    await shown(page)
  }
}

async function showsDish(page: Page): Promise<void> {
  await page.getByRole('heading', { name: DISHES.casserole.title }).first().waitFor(WAIT)
}

async function showsNone(page: Page): Promise<void> {
  await page.getByText("You haven't created any recipes yet.").waitFor(WAIT)
}

async function showsTab(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor(WAIT)
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor(WAIT)
}
