import type { Recipe, Swap } from '@evenplate/domain/recipe'
import { applySwap } from '@evenplate/domain/swap'
import type { Rules } from '../rules/rules.ts'
import { swapFaults } from './swap-faults.ts'

/** Every swap of a dish, and every second swap that can follow it, each with its faults. */
export function everySwap(
  recipe: Recipe,
  rules: Rules,
): { swaps: Swap[]; after: Recipe; faults: string[] }[] {
  return recipe.figures.swaps.flatMap((first) => {
    const after = applySwap(recipe, first)
    const next = after.figures.swaps.filter(({ at }) => at > first.at)
    return [
      { swaps: [first], after, faults: swapFaults(recipe, first, rules) },
      ...next.map((second) => ({
        swaps: [first, second],
        after: applySwap(after, second),
        faults: swapFaults(after, second, rules),
      })),
    ]
  })
}
