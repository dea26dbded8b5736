import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { foodKeeps, type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import type { Food } from '@evenplate/nutrition/table/food'

/**
 * Whether the rules allow a food, like `foodKeeps`. What allergies and diets say about a food is the same for everyone and cached;
 * what a person avoids is not cached.
 */
export function allowedBy(rules: Rules): (food: Food) => boolean {
  const asked = [...rules.allergies, ...rules.diets].reduce((all, rule) => all | bitOf(rule), 0)
  const keepsAll = (food: Food): boolean => asked === 0 || (brokenBy(food) & asked) === 0
  if (rules.avoid.length === 0) return asked === 0 ? () => true : keepsAll
  const avoiding: Rules = { allergies: [], diets: [], avoid: rules.avoid }
  const own = new Map<Food, boolean>()
  return (food) => {
    if (!keepsAll(food)) return false
    const before = own.get(food)
    if (before !== undefined) return before
    const keeps = foodKeeps(food, avoiding)
    own.set(food, keeps)
    return keeps
  }
}

/** One bit per rule, so that a person's rules are one number: there are fewer than 31. */
const bits = new Map<Allergen | Diet, number>([...ALLERGENS, ...ALL_DIETS].map((rule, at) => [rule, 1 << at]))
const bitOf = (rule: Allergen | Diet): number => bits.get(rule)!

/** The rules each food breaks. All are checked at once: reading a food takes longer than all checks of what was read. */
const broken = new WeakMap<Food, number>()

function brokenBy(food: Food): number {
  const known = broken.get(food)
  if (known !== undefined) return known
  const found = foundIn(food)
  broken.set(food, found)
  return found
}

const EVERY: Rules = { allergies: [...ALLERGENS], diets: [...ALL_DIETS], avoid: [] }

function foundIn(food: Food): number {
  // A line is checked more strictly than a food: bought sauces may contain what their name does not say.
  const line = { title: '', description: '', ingredients: [`1 tbsp ${food.name}`], instructions: [] }
  const named = new Set(recipeViolations(line, EVERY).map(({ rule }) => rule))
  let found = 0
  for (const one of EVERY.allergies)
    if (named.has(`${one} allergy`) || !foodKeeps(food, { allergies: [one], diets: [], avoid: [] }))
      found |= bitOf(one)
  for (const one of EVERY.diets)
    if (named.has(one) || !foodKeeps(food, { allergies: [], diets: [one], avoid: [] })) found |= bitOf(one)
  return found
}
