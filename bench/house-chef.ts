import { performance } from 'node:perf_hooks'
import { AppError } from '@evenplate/domain/errors'
import { figuresOf } from '@evenplate/nutrition/figures'
import { recipeViolations } from '@evenplate/nutrition/rules'
import { composeForm } from '../api-gateway/providers/house-chef/compose-form.ts'
import type { Dish } from '../api-gateway/providers/house-chef/dish.ts'
import { A_THOUSAND } from '../api-gateway/providers/house-chef/testing/requests.ts'

/** What a thousand recipes of the house chef take, break and weigh: one line a promise. */
const NO_RULES = { allergies: [], diets: [], avoid: [] }
const UNKNOWN = {
  calories: null,
  carbs: null,
  fiber: null,
  netCarbs: null,
  protein: null,
  fat: null,
  glycemicLoad: null,
}

const times: number[] = []
const forms = new Set<string>()
let cooked = 0
let refused = 0
let violations = 0
let gentle = 0

const compose = (at: number): Dish | null => {
  try {
    return composeForm(A_THOUSAND[at]!, NO_RULES, { seed: `guest ${at}`, turn: 0 })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

// The first dishes also warm the food table up, once a process.
for (let at = 0; at < 20; at++) compose(at)
for (const [at, wish] of A_THOUSAND.entries()) {
  const started = performance.now()
  const dish = compose(at)
  times.push(performance.now() - started)
  if (!dish) {
    refused++
    continue
  }
  cooked++
  forms.add(dish.form)
  violations += recipeViolations(dish, {
    allergies: wish.allergies,
    diets: wish.diets,
    avoid: wish.unwanted,
  }).length
  const { impact } = figuresOf({
    ingredients: dish.ingredients,
    servings: dish.servings,
    claimed: UNKNOWN,
  })
  if (impact === 'Low' || impact === 'Medium') gentle++
}
times.sort((a, b) => a - b)
const ms = (share: number) => `${times[Math.floor(share * (times.length - 1))]!.toFixed(1)} ms`

console.log(`${cooked} recipes from ${forms.size} forms, ${refused} refused in words`)
console.log(`allergen, diet and avoid violations: ${violations}`)
console.log(`low or medium load: ${((100 * gentle) / cooked).toFixed(1)} %`)
console.log(`a recipe takes ${ms(0.5)} (median), ${ms(0.95)} (95 in 100), ${ms(1)} (longest)`)
