import type { FakeIntercept, FakeTables } from '@evenplate/platform/fake-db'
import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { type SampleRow, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { down, EMPTY } from './plays.ts'
import { manyRecipes } from './sample-rows.ts'

/** What the backend has when a story begins, and how it answers. */
export type StoryState = {
  tables?: FakeTables
  intercept?: FakeIntercept
  /** The recipe in the address, and the only one. */
  recipe?: SampleRow
}

const { title, description, ingredients, instructions, servings, figures } = RICE_BOWL

/** By the names that stories and Storybook's controls use. */
export const STATES = {
  'member with three saved': {},
  'member at five saved': { tables: manyRecipes(5) },
  'member with two hundred': { tables: manyRecipes(200) },
  'member with a long name of a favorite': {
    recipe: sampleRow({
      title:
        'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
      is_favorite: true,
    }),
  },
  'member with one recipe and no favorite': { recipe: sampleRow() },
  'member with a rice bowl': {
    recipe: sampleRow({ title, description, ingredients, instructions, servings, figures }),
  },
  'member with a brought recipe': {
    recipe: sampleRow({
      title: 'Almond Pancakes',
      ingredients: ['Batter:', '112 g almond flour', '2 eggs'],
      brought: {
        source: { name: 'Some Blog', url: 'https://blog.example/pancakes', author: 'Kim' },
        lines: [
          { kind: 'heading', text: 'Batter' },
          { kind: 'ingredient', text: '1 cup flour' },
          { kind: 'ingredient', text: '2 eggs' },
        ],
        mends: [{ line: 1, food: 'flour-almond', grams: 112 }],
        rewritten: [{ line: 1, text: '112 g almond flour' }],
        yieldText: '8 pancakes',
        minutes: { prep: 10, cook: 15, total: 25 },
        published: null,
        notes: [],
        language: 'en',
      },
    }),
  },
  'member with none yet': { tables: EMPTY },
  'database that is down': { intercept: down },
} satisfies Record<string, StoryState>

export type StateName = keyof typeof STATES
