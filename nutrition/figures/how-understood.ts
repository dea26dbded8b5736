import type { Sure } from '@evenplate/domain/brought-recipe'
import type { LineFigures } from '@evenplate/domain/recipe'

/**
 * How well we understood a line.
 * - unknown: not counted, and it may have carbohydrate.
 * - guess: another food was counted in its place, or its carbohydrate may be far from our figure.
 * - likely: we assumed something and the page says so, or used a usual weight.
 * - exact: its own words give the food and the amount, or it never counts.
 */
export function sureOf(line: LineFigures): Sure {
  const { nutrition, carbsBetween, note, source, negligible } = line
  if (nutrition.carbs === null) return negligible ? 'exact' : 'unknown'
  if (source?.includes('stands in') || NOT_THE_FIRST.test(note)) return 'guess'
  if (carbsBetween && carbsBetween.most - carbsBetween.least > Math.max(WIDE, nutrition.carbs * WIDE_SHARE))
    return 'guess'
  return note || carbsBetween ? 'likely' : 'exact'
}

const NOT_THE_FIRST = /\bcounted as [^;]*, not /
/** Grams of carbohydrate in the whole recipe, and share of what is counted. */
const WIDE = 10
const WIDE_SHARE = 0.5

/** What was understood beyond the words of a line, or why it is not counted: a sentence, or empty. */
export function saidOf(line: LineFigures): string {
  if (sureOf(line) !== 'unknown') return sentence(line.note)
  if (line.weighedBy?.includes('two foods')) return 'It names two foods: each needs a line of its own.'
  if (line.question) return sentence(line.question.asks)
  if (line.food === null) return 'We know no food by this name.'
  if (line.grams === null) return sentence(line.weighedBy ?? 'the line gives no amount')
  return sentence(line.note || 'no table has its figures')
}

function sentence(text: string): string {
  const words = text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`
}
