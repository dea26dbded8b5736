import { mayBeMore } from '@evenplate/domain/left-out'
import type { Api } from '@evenplate/platform/contract'
import { countRecipe } from '@evenplate/saved-recipe/count'

/** The food table's count of a person's words. `unknown`: the lines that it does not know. */
export type Counted = { carbs: number | null; isAtLeast: boolean; unknown: string[] }

/** "2 slices of pizza and a salad" is counted as two lines. @throws AppError */
export async function countWords(api: Api, words: string): Promise<Counted> {
  const lines = linesOf(words)
  const { figures } = await countRecipe(api, {
    title: words.slice(0, 200),
    description: '',
    servings: 1,
    ingredients: lines,
    instructions: ['Eat.'],
    tips: [],
    provider: 'house-chef',
  })
  return {
    carbs: figures.basis === 'model' ? null : figures.perServing.carbs,
    isAtLeast: mayBeMore(figures),
    unknown: figures.notCounted,
  }
}

/** Foods of a sentence: split at commas, plus signs and "and", but not within "mac and cheese". */
export function linesOf(words: string): string[] {
  return words
    .split(/[,;+\n]| and (?=an? |the |some |\d|½|¼|one |two |three |half )/i)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 20)
}
