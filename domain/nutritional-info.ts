import { perNutrient } from './nutrients.ts'
import type { Figures, Recipe } from './recipe.ts'

/** What a recipe says about one serving: its nutrients, and the band of its load. */
export const nutritionalInfoOf = ({
  perServing,
  impact,
}: Pick<Figures, 'perServing' | 'impact'>): Recipe['nutritionalInfo'] => ({
  ...perNutrient(({ key }) => perServing[key]),
  glycemicLoad: impact,
})
