import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGIES } from '@evenplate/domain/options'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { dishAsRecipe, NO_RULES } from '@evenplate/nutrition/testing/dish-as-recipe'
import { everySwap } from '@evenplate/nutrition/testing/every-swap'
import { seeded } from '@evenplate/nutrition/testing/seeded'
import { expect, it } from 'vitest'
import { DISHES, PLAIN } from '../dish-book/dishes/all-dishes.ts'
import { allowedBy } from '../providers/house-chef/book/allowed-by.ts'
import { usualCast } from '../providers/house-chef/book/cast.ts'
import { type BookPlate, cookBookDish } from '../providers/house-chef/book/cook-book-dish.ts'
import type { Entry } from '../providers/house-chef/larder/larder-entry.ts'

const GATES: Rules[] = [
  NO_RULES,
  ...ALL_DIETS.map((diet) => ({ ...NO_RULES, diets: [diet] })),
  ...ALLERGIES.map((allergy) => ({ ...NO_RULES, allergies: [allergy] })),
]

/** Heavy plates, so that there is something to lighten. */
const AIM = { limits: [], load: 60, netCarbs: 200, grams: { least: 0, most: 900 } }

function cooked(at: number, rules: Rules): BookPlate | null {
  const dish = [...DISHES, ...PLAIN][at]!
  const keeps = allowedBy(rules)
  const allowed = ({ food }: Entry) => keeps(food)
  const cast = usualCast(dish, allowed)
  return (
    cast &&
    cookBookDish(dish, cast, dish.ways[0]!, {
      servings: 4,
      mealType: dish.meals[0]!,
      aim: AIM,
      allowed,
      seed: `swap ${at}`,
    })
  )
}

it('stays one consistent recipe with every swap, alone and after any other, for every avoided food', () => {
  const random = seeded(10)
  const faults = Array.from({ length: 160 }, (_, turn) => {
    const rules = GATES[turn % GATES.length]!
    const plate = cooked(Math.floor(random() * (DISHES.length + PLAIN.length)), rules)
    if (!plate) return []
    const { title, description, servings, ingredients, instructions, tips } = plate
    const recipe = dishAsRecipe({ title, description, servings, ingredients, instructions, tips }, rules)
    return everySwap(recipe, rules).map(({ swaps, faults }) => ({
      told: `${title} > ${swaps.map(({ line }) => line.line).join(' + ')}`,
      faults,
    }))
  }).flat()
  expect(faults.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(faults.length).toBeGreaterThan(100)
})
