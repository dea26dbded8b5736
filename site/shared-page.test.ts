import { expect, it } from 'vitest'
import { sharedRecipeHead } from '../shell/shared-recipe-head.ts'
import { metadataOf } from './metadata.ts'
import type { PageComposer } from './page-composer.ts'
import { sharedPages } from './shared-page.ts'
import { sharedRecipesOf } from './shared-recipes.ts'

const SLUG = '00112233445566778899aabbccddeeff'
const RECIPE = {
  title: 'Lentil soup',
  description: 'Warm.',
  prepTime: 5,
  cookTime: 20,
  servings: 2,
  ingredients: ['1 cup lentils'],
  instructions: ['Simmer.'],
  tips: [],
  nutritionalInfo: { calories: 1, carbs: 1, fiber: 1, netCarbs: 1, protein: 1, fat: 1, glycemicLoad: 'Low' },
  figures: {
    basis: 'computed',
    perServing: { calories: 1, carbs: 1, fiber: 1, netCarbs: 1, protein: 1, fat: 1, glycemicLoad: 1 },
    plate: null,
    impact: 'Low',
    lines: [],
    notCounted: [],
    mayAdd: null,
    swaps: [],
    origin: { provider: 'house-chef', notice: '', notes: [], checked: [], fromProfile: [], care: [] },
  },
  mealType: 'lunch',
  dietary: [],
  createdAt: '2026-11-22T10:00:00Z',
  updatedAt: '2026-11-22T10:00:00Z',
}

/** The head of the page, as the composer writes it. */
async function headOf(recipe: object): Promise<string> {
  const composer = {
    routes: [{ path: '/shared/:slug', public: true }],
    sharedRecipeHead,
    compose: async (route: { public: boolean }, details: { public?: boolean }) => ({
      html: metadataOf(
        {
          ...{ title: '', description: '', url: 'https://x.example', type: 'article', data: [] },
          picture: { url: '', alt: '' },
          public: details.public ?? route.public,
        } as unknown as Parameters<typeof metadataOf>[0],
        'Evenplate',
      ).join(''),
    }),
  } as unknown as PageComposer
  const gateway = { fetch: () => Response.json({ recipe }) }
  const config = { siteUrl: 'https://x.example' } as Parameters<typeof sharedRecipesOf>[1]
  const page = await sharedPages(composer, sharedRecipesOf(composer, config, gateway))(SLUG)
  return page?.html ?? ''
}

it("asks search engines to leave out a guest's recipe, but not a member's public one", async () => {
  expect(await headOf({ ...RECIPE, until: '2026-12-22T10:00:00Z' })).toContain(
    '<meta name="robots" content="noindex">',
  )
  expect(await headOf(RECIPE)).not.toContain('noindex')
})
