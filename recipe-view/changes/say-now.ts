import type { Recipe } from '@evenplate/domain/recipe'
import { sayNumber, servingsOf } from '../wording/wording.ts'

/** The figures of a serving after a change, for screen readers. */
export function sayNow({ servings, figures: { basis, perServing } }: Recipe): string {
  const { carbs, glycemicLoad } = perServing
  if (carbs === null) return `${servingsOf(servings)}. We don’t know what a serving has.`
  const least = basis === 'partial' ? 'at least ' : ''
  const load =
    glycemicLoad === null ? 'a load that is not known' : `a glycemic load of ${sayNumber(glycemicLoad)}`
  return `${servingsOf(servings)}. A serving now has ${least}${sayNumber(carbs)} g of carbs, with ${load}.`
}
