import { withAmount, withServings } from '@evenplate/domain/change'
import type { Recipe, Swap } from '@evenplate/domain/recipe'
import { applySwap } from '@evenplate/domain/swap'

/** One thing a person changed about a recipe. `at` is the place of an ingredient line. */
export type Change =
  | { kind: 'servings'; servings: number }
  /** Grams of what is eaten of it. */
  | { kind: 'amount'; at: number; grams: number }
  /** `food` names the swap among those of the line: the id of what takes its place, or its words. */
  | { kind: 'swap'; at: number; food: string }

export const MAX_SERVINGS = 50

export const foodOf = ({ line }: Swap): string => line.foodId ?? line.line

/** The recipe with everything that was changed, in the order it was changed. Unchanged, it is the very same object. */
export function applyChanges(recipe: Recipe, changes: readonly Change[]): Recipe {
  if (changes.length === 0) return recipe
  const changed = changes.reduce(applied, recipe)
  // What a model claimed, it claimed of the dish as it was.
  return { ...changed, figures: { ...changed.figures, claimed: { carbs: null, differs: false } } }
}

function applied(recipe: Recipe, change: Change): Recipe {
  switch (change.kind) {
    case 'servings':
      return withServings(recipe, change.servings)
    case 'amount':
      return withAmount(recipe, change.at, change.grams)
    case 'swap': {
      const swap = recipe.figures.swaps.find((one) => one.at === change.at && foodOf(one) === change.food)
      return swap ? applySwap(recipe, swap) : recipe
    }
  }
}

/** One change more. It takes the place of what it makes void: the servings before it, an amount of the same food. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const swapped = changes.findLastIndex((one) => one.kind === 'swap' && isOf(one, change))
  const kept = changes.filter(
    (one, index) => one.kind !== change.kind || one.kind === 'swap' || !isOf(one, change) || index < swapped,
  )
  return [...kept, change]
}

/** Takes a swap back, and the amounts that were set for what it had brought. */
export function withoutSwap(changes: readonly Change[], at: number): Change[] {
  const from = changes.findIndex((one) => one.kind === 'swap' && one.at === at)
  return changes.filter((one, index) => index < from || one.kind === 'servings' || one.at !== at)
}

/** What is left to do once the others are in the recipe: a change that was taken back meanwhile stays in it. */
export const changesSince = (changes: readonly Change[], kept: readonly Change[]): readonly Change[] =>
  changes.filter((change) => !kept.includes(change))

/** Whether two changes are of the same line; servings are of the whole. */
const isOf = (one: Change, other: Change): boolean =>
  one.kind === 'servings' || other.kind === 'servings' ? one.kind === other.kind : one.at === other.at

/** A recipe whose lines were counted: only of such a one the figures can follow a change. */
export const canChange = ({ figures }: Recipe): boolean => figures.basis !== 'model'
