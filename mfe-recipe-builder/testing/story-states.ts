import { NO_NUTRITION } from '@evenplate/domain/nutrients'
import type { Recipe } from '@evenplate/domain/recipe'
import { recipeWith, SALMON, SALMON_ASKED } from '@evenplate/recipe-view/testing/recipes'
import type { BuilderForm } from '../state/builder-form.ts'
import { FILLED, TOLD } from './sample-form.ts'

/** What the builder knows about somebody when a story begins. */
export type StoryState = {
  draft?: Partial<BuilderForm>
  /** The last finished recipe. */
  last?: Recipe
  /** What a guest made on this device, oldest first. */
  recent?: Recipe[]
  /** How many recipes the member has saved; undefined for a guest. */
  saved?: number
  /** How many recipes a guest has made today. */
  used?: number
}

const { perServing } = SALMON.figures

/** By the names that stories and Storybook's controls use. */
export const STATES = {
  'guest who begins': {},
  'guest with two recipes left': { used: 1 },
  'guest with no recipe left': { used: 3, draft: TOLD },
  'guest who chose dinner': { draft: { mealType: 'Dinner' } },
  'guest with the form filled in': { draft: FILLED },
  'guest who said what they want': { draft: TOLD },
  'guest with a recipe': { last: SALMON },
  'guest with several recipes on this device': {
    recent: [{ ...SALMON, title: 'Lentil Soup with Spinach' }, SALMON],
  },
  'member with three saved': { saved: 3 },
  'member with four saved': { saved: 4 },
  'member at five saved': { saved: 5 },
  'recipe with a low load': {
    last: recipeWith({ impact: 'Low', perServing: { ...perServing, carbs: 9, glycemicLoad: 3.2 } }),
  },
  'recipe with a high load': {
    last: recipeWith({ impact: 'High', perServing: { ...perServing, carbs: 84, glycemicLoad: 41 } }),
  },
  'recipe with a line that could not be counted': {
    last: recipeWith({
      basis: 'partial',
      impact: null,
      perServing: { ...perServing, glycemicLoad: null },
      notCounted: ['3 cups broccoli florets'],
      claimed: { carbs: 20, differs: true },
    }),
  },
  'recipe whose figures are a model’s': {
    last: recipeWith({
      basis: 'model',
      impact: null,
      plate: null,
      lines: [],
      perServing: {
        ...NO_NUTRITION,
        calories: 420,
        carbs: null,
        fiber: null,
        netCarbs: null,
        protein: 30,
        fat: 12,
        glycemicLoad: null,
      },
    }),
  },
  'recipe with long words': {
    last: {
      ...SALMON,
      title:
        'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
      ingredients: [
        ...SALMON.ingredients,
        '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry',
      ],
    },
  },
  'recipe that answers a request': { last: SALMON_ASKED },
} satisfies Record<string, StoryState>

export type StateName = keyof typeof STATES
