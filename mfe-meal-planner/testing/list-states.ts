import type { PantryItem } from '@evenplate/meal-plan/fill'
import { type ShoppingSettings, STAPLES_FOR_LOWS } from '@evenplate/meal-plan/shopping/settings'

/** What a person has when a story begins, and how the backend answers. */
export type ListState = {
  as?: 'guest' | 'member'
  /** `today`: the current week with every meal, as other pages show it. */
  planned?: boolean | 'today'
  /** Items that are in the cart, each with the grams it was bought for. */
  ticks?: (readonly [item: string, grams?: number])[]
  settings?: Partial<ShoppingSettings>
  pantry?: PantryItem[]
  database?: 'answers' | 'down'
  link?: 'open' | 'ended' | 'fails'
}

const SPINACH: PantryItem = {
  id: '00000000-0000-4000-8000-000000000001',
  food: 'spinach',
  label: 'spinach',
  grams: 150,
  useBy: '2026-11-25',
}
const FETA: PantryItem = {
  ...SPINACH,
  id: '00000000-0000-4000-8000-000000000002',
  food: 'feta',
  label: 'feta',
  grams: 200,
}

/** By the names that stories and Storybook's controls use. */
export const LIST_STATES = {
  'guest with a planned week': {},
  'guest with nothing planned': { planned: false },
  'guest in the middle of the shop': {
    ticks: [['egg', 400], ['spinach', 400], ['staple:glucose-tablets'], ['own:own']],
    settings: { staples: [...STAPLES_FOR_LOWS] },
  },
  'guest whose plan needs more now': {
    ticks: [
      ['egg', 200],
      ['salmon', 480],
    ],
  },
  'guest with food at home': { pantry: [SPINACH, FETA] },
  'guest with an order of aisles': {
    settings: { aisles: ['dairy', 'fish', 'produce'], declined: ['glucose-tablets', 'juice-boxes'] },
  },
  'member with a planned week': { as: 'member', ticks: [['egg', 400]] },
  'member with a full week': { as: 'member', planned: 'today' },
  'member with nothing planned': { as: 'member', planned: false },
  'member whose account does not answer': { as: 'member', database: 'down' },
  'member whose account does not answer, on a new device': { as: 'member', database: 'down', planned: false },
  'link that has ended': { link: 'ended' },
  'link without an answer': { link: 'fails' },
} satisfies Record<string, ListState>

export type ListStateName = keyof typeof LIST_STATES
