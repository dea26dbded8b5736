import { recounted } from './change.ts'
import type { Recipe, Swap } from './recipe.ts'
import { stepsWith } from './swap-steps.ts'
import { WordPattern } from './word-pattern.ts'

/** The recipe with one food replaced: its line, its figures, its minutes, and every text that names it. */
export function applySwap(recipe: Recipe, swap: Swap): Recipe {
  const say = newWords(swap)
  const lines = recipe.figures.lines.map((line, at) => (at === swap.at ? swap.line : line))
  const swaps = recipe.figures.swaps.filter(
    ({ at, line }) => at !== swap.at && nameOf(line) !== nameOf(swap.line),
  )
  const { steps, minutes } = stepsWith(swap, recipe.instructions, say)
  return recounted(
    {
      ...recipe,
      title: say(recipe.title, 'title'),
      description: say(recipe.description),
      cookTime: recipe.cookTime + minutes,
      ingredients: recipe.ingredients.map((text, at) => (at === swap.at ? swap.line.line : text)),
      instructions: steps,
      tips: tipsWith(swap, recipe.tips, say),
      figures: { ...recipe.figures, swaps },
    },
    lines,
  )
}

/** Two lines must not become the same food: texts would say "avocado and avocado". */
const nameOf = ({ rest, line }: Recipe['figures']['lines'][number]): string =>
  (rest || line).split(/[,(]/)[0]?.trim() ?? ''

/**
 * A tip about the old food may not be true of the new one, so it is replaced by why the new one is better.
 */
function tipsWith({ reason }: Swap, tips: string[], say: (text: string) => string): string[] {
  const told = tips.findIndex((tip) => say(tip) !== tip)
  return tips.flatMap((tip, at) => (say(tip) === tip ? [tip] : at === told ? [reason] : []))
}

/** What one serving has with and without a swap: grams of carbohydrate, available carbohydrate, and load. Null if a figure is missing. */
export function swapEffect(recipe: Recipe, swap: Swap) {
  const [before, after] = [recipe.figures.perServing, applySwap(recipe, swap).figures.perServing]
  return {
    carbs: { before: before.carbs, after: after.carbs },
    netCarbs: { before: before.netCarbs, after: after.netCarbs },
    load: { before: before.glycemicLoad, after: after.glycemicLoad },
  }
}

/**
 * Rewrites a text in the words of a swap: whole words in any case, in one pass and the longest first, so that no word is
 * replaced twice. A phrase that stays the same ("rice vinegar") protects the words in it. A sentence for which the swap
 * has no words ("Reserve the pasta water") is removed with its period.
 */
export function newWords({ words }: Pick<Swap, 'words'>): NewWords {
  const known = made.get(words) ?? wordsOf(words)
  made.set(words, known)
  return known
}

export type NewWords = (text: string, as?: 'title') => string

/** Cached: each is used several times, and making one takes longer than using it. */
const made = new WeakMap<Swap['words'], NewWords>()

function wordsOf(words: Swap['words']): NewWords {
  if (words.length === 0) return (text) => text
  const said = new Map(words.map(({ from, to }) => [keyOf(from), to]))
  const longestFirst = [...words]
    .sort((one, other) => other.from.length - one.from.length)
    .map(({ from, to }) =>
      to ? `${patternOf(from)}(?![\\p{L}\\p{N}])` : `${patternOf(from)}(?:[.!;]\\s*|\\s*$)`,
    )
  const any = new WordPattern(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})`, 'giu')
  return (text, as) => {
    const isTitle = as === 'title' && !/(?<!\p{L})(?!with|from|over|into)\p{Ll}{4,}/u.test(text)
    const next = text.replace(any.for(text), (found) => {
      const to = said.get(keyOf(found)) ?? said.get(keyOf(found.replace(/[.!;\s]+$/, ''))) ?? found
      if (keyOf(to) === keyOf(found)) return found
      if (!/^\p{Lu}/u.test(found)) return to
      return isTitle ? to.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, upper) : to.replace(/^\p{Ll}/u, upper)
    })
    return next === text ? text : next.trim()
  }
}

const upper = (letter: string): string => letter.toUpperCase()

/** "long-grain rice" and "Long grain rice" are the same words. */
const keyOf = (words: string): string => words.toLowerCase().replace(/[\s-]+/g, ' ')

const patternOf = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
