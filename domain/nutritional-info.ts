import { perNutrient } from './nutrients.ts'
import type { Figures, Recipe } from './recipe.ts'

/** What a recipe says of one serving: its figures' nutrients, and the band of the load for the load. */
export const nutritionalInfoOf = ({
  perServing,
  impact,
}: Pick<Figures, 'perServing' | 'impact'>): Recipe['nutritionalInfo'] => ({
  ...perNutrient(({ key }) => perServing[key]),
  glycemicLoad: impact,
})
