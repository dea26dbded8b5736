import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGIES } from '@evenplate/domain/options'
import { describe, expect, it } from 'vitest'
import type { Rules } from '../rules/rules.ts'
import { dishAsRecipe, NO_RULES } from '../testing/dish-as-recipe.ts'
import { everySwap } from '../testing/every-swap.ts'
import { HOME_DISHES } from '../testing/home-dishes.ts'
import { MODEL_DISHES } from '../testing/model-dishes.ts'
import { seeded } from '../testing/seeded.ts'
import type { Dish } from './dish.ts'

const GATES: Rules[] = [
  ...ALL_DIETS.map((diet) => ({ ...NO_RULES, diets: [diet] })),
  ...ALLERGIES.map((allergy) => ({ ...NO_RULES, allergies: [allergy] })),
]

function faultsOf(dish: Dish, rules: Rules): string[] {
  return everySwap(dishAsRecipe(dish, rules), rules).flatMap(({ swaps, faults }) =>
    faults.map((fault) => `${dish.title} > ${swaps.map(({ line }) => line.line).join(' + ')}: ${fault}`),
  )
}

describe('every swap, alone and after every other', () => {
  it('leaves a coherent recipe if a home cook wrote it', () => {
    expect(HOME_DISHES.length).toBe(40)
    expect(HOME_DISHES.flatMap((dish) => faultsOf(dish, NO_RULES))).toEqual([])
  })

  it('is offered for most lines', () => {
    const helped = HOME_DISHES.filter((dish) => dishAsRecipe(dish).figures.swaps.length > 0)
    expect(helped.length / HOME_DISHES.length).toBeGreaterThan(0.7)
  })

  it('leaves a coherent recipe if a model wrote it', () => {
    expect(MODEL_DISHES.flatMap((dish) => faultsOf(dish, NO_RULES))).toEqual([])
  })

  it('keeps every diet and allergy', () => {
    const random = seeded(14)
    const dishes = [...HOME_DISHES, ...MODEL_DISHES]
    const faults = GATES.flatMap((rules) =>
      Array.from({ length: 12 }, () => dishes[Math.floor(random() * dishes.length)]!).flatMap((dish) =>
        faultsOf(dish, rules),
      ),
    )
    expect(faults).toEqual([])
  })
})
