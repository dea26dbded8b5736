import type { Difference } from '@evenplate/domain/brought-recipe'
import type { ErrorCode } from '@evenplate/domain/errors'
import type { ReadingState } from '../bring/start/use-reading.ts'
import { type BroughtFile, type BroughtItem, itemOf } from '../state/brought.ts'
import { SOUP } from './fake-bring.ts'

/** What somebody has brought when a story begins. */
export type BringState = {
  items?: BroughtItem[]
  files?: BroughtFile[]
  pasted?: string
  reading?: ReadingState
  differences?: Difference[]
  conflicts?: { rule: string; term: string }[]
  countFails?: ErrorCode[]
  member?: true
}

const ONE = itemOf('soup', SOUP, null, [])
const LONG = {
  ...SOUP,
  title: 'Grandmother’s Donaudampfschifffahrtsgesellschaftskapitänssuppe with everything from the garden',
  lines: [
    {
      kind: 'ingredient' as const,
      text: '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry, 100 g flour',
    },
    ...SOUP.lines,
  ],
}
const PUBLISHED = {
  per: '',
  calories: null,
  carbs: { amount: 30, written: '30 g' },
  fiber: null,
  sugar: null,
  protein: { amount: 12, written: '12 g' },
  fat: null,
  saturatedFat: null,
  sodium: null,
}

/** By the names that stories and Storybook's controls use. */
export const BRING_STATES = {
  'nothing yet': {},
  'a text that is no recipe': {
    pasted: 'Dear Ana, thank you for the lovely evening.',
    reading: {
      at: 'failed',
      of: 'pasted',
      title: 'We found no recipe in it.',
      said: ['There is no list of ingredients.'],
    },
  },
  'more ingredients than can be counted': {
    items: [
      itemOf(
        'soup',
        {
          ...SOUP,
          lines: Array.from({ length: 112 }, (_, at) => ({
            kind: 'ingredient',
            text: `${at + 1} g of spice ${at}`,
          })),
        },
        null,
        ['Only the first 150 lines of “Red Lentil Soup” were read. Bring the rest as a second recipe.'],
      ),
    ],
  },
  'many recipes and files': {
    items: [
      { ...ONE, key: 'a', glance: { carbs: 51.5, open: ['2 tsp zorgle'] } },
      {
        ...itemOf('b', { ...SOUP, title: 'Stew', servings: null }, 'stew.txt', []),
        glance: { carbs: 120, open: [] },
      },
      { ...itemOf('c', LONG, 'export.zip/long.json', []), glance: { carbs: 12, open: [] } },
    ],
    files: [
      { key: 'a', name: 'export.zip/long.json', state: 'read', said: [] },
      {
        key: 'd',
        name: 'photo.jpg',
        state: 'failed',
        said: ['It isn’t text. We can read text, web pages, JSON, and ZIP archives of them.'],
      },
      { key: 'e', name: 'letter.txt', state: 'nothing', said: ['There is no list of ingredients.'] },
    ],
  },
  'one recipe': { items: [ONE] },
  'long words': { items: [itemOf('soup', LONG, null, [])] },
  'no word of servings': {
    items: [
      itemOf('soup', { ...SOUP, servings: null, yieldText: '1 big pot' }, 'soup.txt', [
        'A line was too long, and was cut.',
      ]),
    ],
  },
  'mended lines': {
    items: [
      {
        ...ONE,
        recipe: {
          ...SOUP,
          mends: [
            { line: 3, food: 'almond-flour' },
            { line: 4, leftOut: true },
          ],
        },
      },
    ],
  },
  'other figures published, and an allergy': {
    member: true,
    items: [{ ...ONE, recipe: { ...SOUP, published: PUBLISHED } }],
    conflicts: [{ rule: 'wheat allergy', term: 'flour' }],
    differences: [
      { figure: 'carbs', published: 30, ours: 51.5, cause: 'Theirs may leave out the dumplings.' },
      { figure: 'protein', published: 12, ours: 19, cause: '' },
    ],
  },
  'no connection': { items: [ONE], countFails: ['offline', 'offline'] },
} satisfies Record<string, BringState>

export type BringStateName = keyof typeof BRING_STATES
