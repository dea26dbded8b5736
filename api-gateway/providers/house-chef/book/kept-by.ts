import type { Diet } from '@evenplate/domain/options'
import type { Allergen, Food } from '@evenplate/nutrition/food'
import { foodKeeps, type Rules, recipeViolations } from '@evenplate/nutrition/rules'

/**
 * Whether a cook may use a food under the rules, as `foodKeeps`, asked of one rule at a time: what an allergy or a diet
 * says of a food is the same for everyone and kept; what a person avoids is theirs, and is not.
 */
export function keptBy(rules: Rules): (food: Food) => boolean {
  const own = new Map<string, boolean>()
  const avoiding: Rules = { allergies: [], diets: [], avoid: rules.avoid }
  const avoids = (food: Food): boolean => {
    if (rules.avoid.length === 0) return true
    const before = own.get(food.id)
    if (before !== undefined) return before
    const keeps = foodKeeps(food, avoiding)
    own.set(food.id, keeps)
    return keeps
  }
  return (food) =>
    rules.allergies.every((one) => known(food, one, { allergies: [one], diets: [], avoid: [] })) &&
    rules.diets.every((one) => known(food, one, { allergies: [], diets: [one], avoid: [] })) &&
    avoids(food)
}

const everyone = new Map<Allergen | Diet, Map<string, boolean>>()

function known(food: Food, rule: Allergen | Diet, rules: Rules): boolean {
  const of = everyone.get(rule) ?? new Map<string, boolean>()
  everyone.set(rule, of)
  const before = of.get(food.id)
  if (before !== undefined) return before
  // A line is read by stricter words than a food: bought sauces may hold what their name does not say.
  const line = { title: '', description: '', ingredients: [`1 tbsp ${food.name}`], instructions: [] }
  const keeps = foodKeeps(food, rules) && recipeViolations(line, rules).length === 0
  of.set(food.id, keeps)
  return keeps
}
