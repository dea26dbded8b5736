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
  const keepsAll = (food: Food): boolean => brokenBy(food, asked) === 0
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

/** For each food, the rules it was checked against, and those it breaks. */
const held = new WeakMap<Food, { asked: number; broken: number }>()

/** Which of these rules a food breaks. Other rules are checked only when needed, since each check is expensive. */
function brokenBy(food: Food, asked: number): number {
  const known = held.get(food) ?? { asked: 0, broken: 0 }
  const more = asked & ~known.asked
  if (more !== 0) {
    known.broken |= foundIn(food, more)
    known.asked |= more
    held.set(food, known)
  }
  return known.broken & asked
}

function foundIn(food: Food, asked: number): number {
  const among = (rule: Allergen | Diet) => (asked & bitOf(rule)) !== 0
  const rules: Rules = { allergies: ALLERGENS.filter(among), diets: ALL_DIETS.filter(among), avoid: [] }
  // A line is checked more strictly than a food: bought sauces may contain what their name does not say.
  const line = { title: '', description: '', ingredients: [`1 tbsp ${food.name}`], instructions: [] }
  const named = new Set(recipeViolations(line, rules).map(({ rule }) => rule))
  let found = 0
  for (const one of rules.allergies)
    if (named.has(`${one} allergy`) || !foodKeeps(food, { allergies: [one], diets: [], avoid: [] }))
      found |= bitOf(one)
  for (const one of rules.diets)
    if (named.has(one) || !foodKeeps(food, { allergies: [], diets: [one], avoid: [] })) found |= bitOf(one)
  return found
}
