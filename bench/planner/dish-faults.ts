import type { CountedDish } from '../../api-gateway/planning/counted-dish.ts'
import { DIETS } from '../../domain/diets.ts'
import { NO_CLAIMS } from '../../domain/draft.ts'
import { figuresOf } from '../../nutrition/figures/figures.ts'
import { recipeViolations } from '../../nutrition/rules/rules.ts'
import { foodById } from '../../nutrition/table/foods.ts'
import type { RuleSet } from './rule-sets.ts'

/** Grams of net carbohydrate in a serving, at most, for what the site calls low-carb. */
const LOW_CARB = 25

/**
 * What breaks a set of rules in a dish, found without the code that chooses dishes: its texts by their words, and each
 * ingredient line by the food it is counted as.
 */
export function dishFaults({ text }: CountedDish, { allergies, dietary, avoid }: RuleSet): string[] {
  const avoided = avoid.split(', ').filter(Boolean)
  const said = recipeViolations(text, { allergies: [...allergies], diets: [...dietary], avoid: avoided })
  const { lines, basis, perServing } = figuresOf({ ...text, claimed: NO_CLAIMS })
  const { netCarbs, glycemicLoad } = perServing
  // A glycemic index of 55, by its definition; with hardly any carbohydrate it means nothing.
  const isLow =
    netCarbs !== null && (netCarbs < 6 || (glycemicLoad !== null && glycemicLoad <= 0.56 * netCarbs))
  const held = lines.filter(({ foodId, negligible }) => {
    const food = foodId === null ? undefined : foodById(foodId)
    if (!food) return !negligible
    return (
      allergies.some((one) => food.allergens.includes(one)) ||
      dietary.some((one) => DIETS[one].isStrict && food.breaks.includes(one))
    )
  })
  return [
    ...said.map(({ rule, term, text: line }) => `${rule}: “${term}” in “${line}”`),
    ...held.map(({ line }) => `not proved: ${line}`),
    ...(basis === 'computed' ? [] : ['not counted']),
    ...(dietary.includes('low-carb') && (netCarbs === null || netCarbs > LOW_CARB)
      ? [`low-carb: ${netCarbs} g net`]
      : []),
    ...(dietary.includes('low-gi') && !isLow ? [`low-gi: load ${glycemicLoad} of ${netCarbs} g`] : []),
  ]
}
