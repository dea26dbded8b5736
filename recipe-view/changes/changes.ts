import { answered, withAmount, withServings } from '@evenplate/domain/change'
import type { Recipe, Swap } from '@evenplate/domain/recipe'
import { applySwap } from '@evenplate/domain/swap'
import { areCounted } from '@evenplate/domain/totals'

/** One change to a recipe. `at` is the position of an ingredient line. */
export type Change =
  | { kind: 'servings'; servings: number }
  /** Grams that are eaten of it. */
  | { kind: 'amount'; at: number; grams: number }
  /** `food` names the swap among those of the line: the id of the replacement, or its words. */
  | { kind: 'swap'; at: number; food: string }
  /** The answer to a line's question: `says` names it among those offered. */
  | { kind: 'answer'; at: number; says: string }
  /**
   * The whole dish, made to fit by the gateway: it includes the changes before it. `said`: what changed, one sentence
   * each.
   */
  | { kind: 'fit'; recipe: Recipe; said: readonly string[] }

export const MAX_SERVINGS = 50

export const foodOf = ({ line }: Swap): string => line.foodId ?? line.line

/** The recipe with all changes, in the order they were made. Unchanged, it is the same object. */
export function applyChanges(recipe: Recipe, changes: readonly Change[]): Recipe {
  if (changes.length === 0) return recipe
  const changed = changes.reduce(applied, recipe)
  // A model's claim was about the original dish.
  return { ...changed, figures: { ...changed.figures, claimed: { carbs: null, differs: false } } }
}

function applied(recipe: Recipe, change: Change): Recipe {
  switch (change.kind) {
    case 'servings':
      return unanswered(withServings(recipe, change.servings))
    case 'amount':
      return unanswered(withAmount(recipe, change.at, change.grams))
    case 'swap': {
      const swap = recipe.figures.swaps.find((one) => one.at === change.at && foodOf(one) === change.food)
      return swap ? unanswered(applySwap(recipe, swap)) : recipe
    }
    case 'answer':
      return unanswered(answered(recipe, change.at, change.says))
    case 'fit':
      // The gateway made it fit from its text alone.
      return recipe.brought ? { ...change.recipe, brought: recipe.brought } : change.recipe
  }
}

/** How well the dish follows the request was judged before these changes. */
function unanswered(recipe: Recipe): Recipe {
  const { brief, ...origin } = recipe.figures.origin
  if (!brief || brief.answers.length === 0) return recipe
  return {
    ...recipe,
    figures: { ...recipe.figures, origin: { ...origin, brief: { ...brief, answers: [] } } },
  }
}

/** The dish that was last made to fit, or the recipe if none was, and the changes by hand since. */
export function sinceFit(
  recipe: Recipe,
  changes: readonly Change[],
): { base: Recipe; said: readonly string[]; since: readonly Change[] } {
  const at = changes.findLastIndex(({ kind }) => kind === 'fit')
  const fit = changes[at]
  if (fit?.kind !== 'fit') return { base: recipe, said: [], since: changes }
  return { base: fit.recipe, said: fit.said, since: changes.slice(at + 1) }
}

/** Undoes the last time the dish was made to fit, with the changes to that dish. */
export const withoutFit = (changes: readonly Change[]): Change[] =>
  changes.slice(
    0,
    Math.max(
      0,
      changes.findLastIndex(({ kind }) => kind === 'fit'),
    ),
  )

/** One more change. It replaces the ones it makes void: the servings before it, an amount of the same food. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  // What is in a dish that was made to fit stays in it.
  const fitted = changes.findLastIndex((one) => one.kind === 'fit')
  const swapped = changes.findLastIndex((one) => one.kind === 'swap' && isOf(one, change))
  const remaining = changes.filter(
    (one, index) =>
      index <= fitted ||
      one.kind !== change.kind ||
      one.kind === 'swap' ||
      !isOf(one, change) ||
      index < swapped,
  )
  return [...remaining, change]
}

/** Undoes a swap, and the amounts that were set for the swapped-in food. */
export function withoutSwap(changes: readonly Change[], at: number): Change[] {
  const from = changes.findLastIndex((one) => one.kind === 'swap' && one.at === at)
  return changes.filter((one, index) => index < from || atOf(one) !== at)
}

/** Whether two changes are about the same line; servings are about the whole dish. */
const isOf = (one: Change, other: Change): boolean =>
  one.kind === 'servings' || other.kind === 'servings' ? one.kind === other.kind : atOf(one) === atOf(other)

/** The line a change is about; null for one about the whole dish. */
export const atOf = (change: Change): number | null => ('at' in change ? change.at : null)

/** A recipe whose lines were counted: only then can the figures follow a change. */
export const canChange = ({ figures }: Recipe): boolean => areCounted(figures)
