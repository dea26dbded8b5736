import { profileWith } from '@evenplate/domain/testing/profile-with'
/** The profile, recipe, figures and row for tests, stories and a remote that runs alone. */

import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { impactOf } from '@evenplate/domain/impact'
import { NO_NUTRITION, perNutrientColumn } from '@evenplate/domain/nutrients'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Profile } from '@evenplate/domain/profile'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { MEMBER_ID } from '@evenplate/platform/fake'
import { readStored } from '../figures.ts'
import { type SavedRecipe, textOf } from '../row.ts'

export const sampleProfile = (values: Partial<Profile> = {}): Profile => ({ ...PROFILE, ...values })

/** Counted figures of a serving, without lines. */
export function sampleFigures({
  perServing,
  ...values
}: Partial<Omit<Figures, 'perServing'>> & { perServing?: Partial<Figures['perServing']> } = {}): Figures {
  const serving = { ...PER_SERVING, ...perServing }
  return { ...FIGURES, perServing: serving, impact: impactOf(serving.glycemicLoad), ...values }
}

export function sampleRecipe(values: Partial<Recipe> = {}): Recipe {
  const figures = values.figures ?? sampleFigures()
  return { ...TEXTS, nutritionalInfo: nutritionalInfoOf(figures), ...values, figures }
}

/** A row, with what the database computes for it. */
export type SampleRow = SavedRecipe & {
  user_id: string
  title_key: string
  search_text: string
  plate: unknown
  basis: unknown
  may_add: unknown
}

/** A saved recipe of the fake member. Its columns are from its figures, or from `sampleFigures()` if it has none. */
export function sampleRow(values: Partial<SavedRecipe> = {}): SampleRow {
  const read = readStored(values.figures)
  const { perServing, impact, plate, basis, mayAdd } = 'figures' in read ? read.figures : sampleFigures()
  const row = {
    ...textOf(sampleRecipe(), { meal_type: 'dinner', dietary_type: ['low-carb'] }),
    ...perNutrientColumn(({ key }) => perServing[key]),
    id: crypto.randomUUID(),
    user_id: MEMBER_ID,
    glycemic_index: impact,
    glycemic_load: perServing.glycemicLoad,
    figures: null,
    brought: null,
    is_favorite: false,
    is_public: false,
    share_slug: null,
    created_at: '2026-11-20T18:00:00Z',
    updated_at: '2026-11-20T18:00:00Z',
    ...values,
  }
  return {
    ...row,
    title_key: row.title.toLowerCase(),
    search_text: [row.title, row.description, ...row.ingredients].join('\n').toLowerCase(),
    plate,
    basis,
    may_add: mayAdd,
  }
}

const PROFILE = profileWith({})

const TEXTS = {
  title: 'Salmon with Lemon Broccoli',
  description:
    'Crisp salmon on roasted broccoli, with lemon, garlic and a spoon of olive oil over everything.',
  prepTime: 10,
  cookTime: 15,
  servings: 2,
  ingredients: ['2 salmon fillets', '4 cups broccoli florets', '2 tbsp olive oil', '1 lemon'],
  instructions: [
    'Heat the oven to 425 °F.',
    'Roast broccoli and salmon for 15 minutes.',
    'Squeeze the lemon over it.',
  ],
  tips: ['Eat the broccoli first: the fiber slows what follows.'],
}

const PER_SERVING: Figures['perServing'] = {
  ...NO_NUTRITION,
  calories: 420,
  carbs: 12,
  fiber: 5,
  netCarbs: 7,
  protein: 36,
  fat: 24,
  glycemicLoad: 3.2,
}

const FIGURES: Omit<Figures, 'perServing' | 'impact'> = {
  version: FIGURES_VERSION,
  basis: 'computed',
  glycemicLoadEstimated: false,
  lines: [],
  notCounted: [],
  carbsBetween: null,
  mayAdd: null,
  claimed: { carbs: null, differs: false },
  swaps: [],
  plate: null,
  origin: {
    provider: 'house-chef',
    notice: 'Composed by Evenplate’s house chef, no AI was used.',
    notes: [],
    checked: [],
    fromProfile: [],
    care: [],
  },
}
