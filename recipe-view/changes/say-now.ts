import type { Recipe } from '@evenplate/domain/recipe'
import { sayCarbs, sayNumber, servingsOf } from '../wording/wording.ts'

/** The figures of a serving after a change, for screen readers. */
export function sayNow({ servings, figures }: Recipe): string {
  const { glycemicLoad } = figures.perServing
  const carbs = sayCarbs(figures)
  if (carbs === null) return `${servingsOf(servings)}. We don’t know what a serving has.`
  const load =
    glycemicLoad === null ? 'a load that is not known' : `a glycemic load of ${sayNumber(glycemicLoad)}`
  return `${servingsOf(servings)}. A serving now has ${carbs} of carbs, with ${load}.`
}
