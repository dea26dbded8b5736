import type { RecipeDraft } from '@evenplate/domain/draft'

/** For a recipe no model speaks for any more: edited, or read from somebody's row. */
export const NO_CLAIMS: RecipeDraft['claimed'] = {
  calories: null,
  carbs: null,
  fiber: null,
  netCarbs: null,
  protein: null,
  fat: null,
  glycemicLoad: null,
}
