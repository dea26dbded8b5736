import type { Sure } from '@evenplate/domain/brought-recipe'
import type { LineFigures } from '@evenplate/domain/recipe'

/**
 * How sure a counted line was understood.
 * - unknown: not counted, and it may hold carbohydrate.
 * - guess: another food stands in for it, or what it holds may be another figure by far.
 * - likely: something was assumed that the page says, or its weight is a usual one.
 * - exact: its own words say the food and how much of it; or it is one that never counts.
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
