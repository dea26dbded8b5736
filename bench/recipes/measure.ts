import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { Figures } from '@evenplate/domain/recipe'
import { inEnglishLine } from '@evenplate/nutrition/abroad/abroad-line'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { middleOf, type Share, shareOf, tenth } from '../accuracy/measure/finding.ts'
import { type ExpectedRecipe, isHard, type Span } from './recipe.ts'

/** Grams of carbohydrate a serving. */
const CLOSE = 7.5
const FAR = 20
/** The share of the expected figure that an "at least" must reach to be worth showing. */
const MOST_OF_IT = 0.8

export type Judged = {
  recipe: ExpectedRecipe
  figures: Omit<Figures, 'origin'>
  /** A total, an "at least" that says 80% or more, an "at least" that says less, or nothing. */
  shown: 'total' | 'at least' | 'too little' | 'nothing'
  /** Grams per serving outside the right range; null if there is no total. */
  off: number | null
  /** More than 20 g a serving off, and neither a range nor "at least" says so. */
  farUnsaid: boolean
}

export type RecipesMeasure = {
  /** A total, or an "at least" of 80% or more of the right figure. */
  given: Share
  totals: Share
  /** Of the totals: within 7.5 g per serving. */
  close: Share
  farUnsaid: number
  /** Grams per serving outside the right range, over the totals. */
  meanOff: number
  middleOff: number
}

export function judge(recipe: ExpectedRecipe): Judged {
  const ingredients = inEnglish(recipe.lines.map(({ text }) => text))
  const figures = figuresOf({ ingredients, servings: recipe.servings, claimed: NO_CLAIMS })
  const { carbs } = figures.perServing
  const shown = shownAs(figures, recipe.carbs)
  return {
    recipe,
    figures,
    shown,
    off: shown === 'total' && carbs !== null ? outside(carbs, recipe.carbs) : null,
    farUnsaid: carbs !== null && isFarUnsaid(carbs, figures, recipe.carbs),
  }
}

/** A recipe with at least half of its lines in Spanish is read as a Spanish recipe. */
function inEnglish(lines: readonly string[]): string[] {
  const told = lines.map((line) => inEnglishLine(line, 'es'))
  const isSpanish = 2 * told.filter((line) => line !== null).length >= lines.length
  return lines.map((line, at) => (isSpanish && told[at]) || line)
}

/** All, and separately those with and without a line that is hard to read. */
export const measureThree = (judged: readonly Judged[]) => ({
  all: measure(judged),
  plain: measure(judged.filter(({ recipe }) => !isHard(recipe))),
  hard: measure(judged.filter(({ recipe }) => isHard(recipe))),
})

function measure(judged: readonly Judged[]): RecipesMeasure {
  const offs = judged.flatMap(({ off }) => (off === null ? [] : [off]))
  const given = judged.filter(({ shown }) => shown === 'total' || shown === 'at least')
  return {
    given: shareOf(given.length, judged.length),
    totals: shareOf(offs.length, judged.length),
    close: shareOf(offs.filter((off) => off <= CLOSE).length, offs.length),
    farUnsaid: judged.filter(({ farUnsaid }) => farUnsaid).length,
    meanOff: tenth(offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length)),
    middleOff: tenth(middleOf(offs)),
  }
}

function shownAs({ basis, perServing: { carbs } }: Judged['figures'], right: Span): Judged['shown'] {
  if (carbs === null) return 'nothing'
  if (basis === 'computed') return 'total'
  return carbs >= MOST_OF_IT * right[0] ? 'at least' : 'too little'
}

/** "At least" warns only of what is missing: an "at least" above the right figure is as wrong as a total. */
function isFarUnsaid(carbs: number, { basis, carbsBetween }: Judged['figures'], right: Span): boolean {
  if (outside(carbs, right) <= FAR) return false
  const said = carbsBetween !== null && carbsBetween.least <= right[1] && carbsBetween.most >= right[0]
  return !said && (basis === 'computed' || carbs > right[1])
}

const outside = (value: number, [least, most]: Span): number => Math.max(0, least - value, value - most)
