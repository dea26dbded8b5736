import { breaches } from '@evenplate/api-gateway/brief/answering/holds'
import { briefOf } from '@evenplate/api-gateway/brief/reading/brief-of'
import { mustBeUnderstood } from '@evenplate/api-gateway/brief/reading/understood'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { composeDish, mustBeAllowed } from '@evenplate/api-gateway/providers/house-chef/compose'
import { rulesOf } from '@evenplate/api-gateway/safety/rules-of'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { isAppError } from '@evenplate/domain/errors'
import { readRequest } from '@evenplate/domain/request'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { recipeViolations } from '@evenplate/nutrition/rules/rules'

/** A request, and a model's reply that follows it. */
export type AskedDish = { text: string; reply: string }

/** This many dishes, each with its own request; all different, so that caching one does not help another. */
export function differentDishes(count: number): AskedDish[] {
  const asked: AskedDish[] = []
  for (const people of [2, 3, 5, 6]) {
    for (const { title } of DISHES) {
      if (asked.length === count) return asked
      const dish = askedFor(`I would like ${title} for ${people} people`)
      if (dish) asked.push(dish)
    }
  }
  if (asked.length < count) throw new Error(`The dish book has ${asked.length} dishes for this`)
  return asked
}

function askedFor(text: string): AskedDish | null {
  const request = readRequest({ mode: 'free', text })
  try {
    const brief = briefOf(request, null, DISHES)
    mustBeUnderstood(brief, request, DISHES)
    const rules = rulesOf(request, brief, null)
    mustBeAllowed(brief, rules)
    const dish = composeDish(brief, rules, { seed: text, turn: 0 })
    const missed = breaches(brief, dish, figuresOf({ ...dish, claimed: NO_CLAIMS }), rules, DISHES)
    if (missed.length > 0 || recipeViolations(dish, rules).length > 0) return null
    const { title, description, prepTime, cookTime, servings, ingredients, instructions, tips } = dish
    const words = { title, description, prepTime, cookTime, servings, ingredients, instructions }
    return { text, reply: JSON.stringify({ ...words, bloodSugarTips: tips }) }
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}
