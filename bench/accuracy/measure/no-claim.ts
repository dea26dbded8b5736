import type { RecipeDraft } from '@evenplate/domain/draft'

/** A recipe whose writer says nothing of its figures. */
export const NO_CLAIM: RecipeDraft['claimed'] = {
  calories: null,
  carbs: null,
  fiber: null,
  netCarbs: null,
  protein: null,
  fat: null,
  glycemicLoad: null,
}
