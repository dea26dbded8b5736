import { performance } from 'node:perf_hooks'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { recipeViolations } from '@evenplate/nutrition/rules/rules'
import { composeDish } from '../api-gateway/providers/house-chef/compose.ts'
import { THOUSAND_BRIEFS } from '../api-gateway/providers/house-chef/testing/briefs.ts'
import type { Dish } from '../api-gateway/providers/house-chef/wish/dish.ts'
import { everydayWaits } from './house-chef/everyday.ts'
import { waitsOf } from './house-chef/waits.ts'

/** Time, broken rules and glycemic load of a thousand recipes by the house chef, one promise per line. */
const NO_RULES = { allergies: [], diets: [], avoid: [] }
const times: number[] = []
const refusals: number[] = []
const forms = new Set<string>()
let cooked = 0
let refused = 0
let violations = 0
let gentle = 0

const compose = (at: number): Dish | null => {
  try {
    return composeDish(THOUSAND_BRIEFS[at]!, NO_RULES, { seed: `guest ${at}`, turn: 0 })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

// The first dishes also load the food table, once per process.
for (let at = 0; at < 60; at++) compose(at)
for (const [at, brief] of THOUSAND_BRIEFS.entries()) {
  const started = performance.now()
  const dish = compose(at)
  const took = performance.now() - started
  if (!dish) {
    refused++
    refusals.push(took)
    continue
  }
  times.push(took)
  cooked++
  forms.add(dish.form)
  violations += recipeViolations(dish, {
    allergies: brief.allergies,
    diets: brief.diets,
    avoid: brief.unwanted,
  }).length
  const { impact } = figuresOf({
    ingredients: dish.ingredients,
    servings: dish.servings,
    claimed: NO_CLAIMS,
  })
  if (impact === 'Low' || impact === 'Medium') gentle++
}
console.log(`${cooked} recipes from ${forms.size} dishes and forms, ${refused} refused with a reason`)
console.log(`allergen, diet and avoid violations: ${violations}`)
console.log(`low or medium load: ${((100 * gentle) / cooked).toFixed(1)} %`)
console.log(`a recipe takes ${waitsOf(times)}`)
const slowest = Math.max(0, ...refusals)
console.log(`a refusal, with the alternatives that it tried, takes ${slowest.toFixed(1)} ms at most`)

const { cooked: waited, told, read } = await everydayWaits()
console.log(`${waited.length} everyday requests, read, planned, composed and counted: ${waitsOf(waited)}`)
console.log(`of that the reading: ${waitsOf(read)}`)
console.log(`${told.length} requests refused with the reason: ${waitsOf(told)}`)
