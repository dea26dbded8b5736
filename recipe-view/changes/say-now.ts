import type { Recipe } from '@evenplate/domain/recipe'
import { sayCarbs, sayNumber, servingsOf } from '../wording/wording.ts'

/** The figures per serving after a change, for screen readers. */
export function sayNow({ servings, figures }: Recipe): string {
  const { glycemicLoad } = figures.perServing
  const carbs = sayCarbs(figures)
  if (carbs === null) return `${servingsOf(servings)}. We couldn’t count a serving.`
  const load =
    glycemicLoad === null ? 'an unknown glycemic load' : `a glycemic load of ${sayNumber(glycemicLoad)}`
  return `${servingsOf(servings)}. A serving now has ${carbs} of carbs, with ${load}.`
}
