import type { Recipe } from '@evenplate/domain/recipe'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { cannot, type DishText, textOf } from './dish-text.ts'

/**
 * A dish without one of its ingredients, unless the dish is about it. A step that only lists it or serves with it is corrected; a
 * step that does more with it stays as it is, and a sentence says so.
 * @throws AppError `cannot_be_done`
 */
export function leaveOut(now: Recipe, at: number): { text: DishText; changed: string[] } {
  const name =
    readLine(now.ingredients[at] ?? '')
      .name.split(',')[0]
      ?.trim() || 'it'
  const others = now.ingredients.filter((_, i) => i !== at)
  const naming = namingOf(name, others)
  if (isAbout(now, at, naming) || others.length === 0)
    throw cannot(`${capital(name)} can’t be left out: ${now.title} would be a different dish.`)
  const mended = now.instructions.map((step) => mend(step, naming)).filter(Boolean)
  const named = mended.flatMap((step, i) => (naming.test(step) ? [i + 1] : []))
  const without = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => !naming.test(sentence))
      .join(' ')
  return {
    text: {
      ...textOf(now),
      description: without(now.description) || `${now.title}.`,
      ingredients: others,
      instructions: mended,
      tips: now.tips.filter((tip) => !naming.test(tip)),
    },
    changed: [
      `Without the ${name}.`,
      ...(named.length > 0
        ? [
            `${named.length > 1 ? 'Steps' : 'Step'} ${named.join(', ')} still ${named.length > 1 ? 'mention' : 'mentions'} it: leave it out there too.`,
          ]
        : []),
    ],
  }
}

/** Of a shorter name. A line of thousands of words would have as many, each nearly as long as the line. */
const MOST_WORDS = 8

/** Its name, and shorter names for it that no other ingredient has. */
function namingOf(name: string, others: string[]): RegExp {
  const words = name.toLowerCase().split(/\s+/)
  const short = words.slice(1).slice(-MOST_WORDS)
  const shorter = [words.join(' '), ...short.map((_, from) => short.slice(from).join(' '))]
  const beside = others.join('\n').toLowerCase()
  const own = shorter.filter(
    (one, i) => i === 0 || (one.length > 2 && !beside.includes(one.replace(/e?s$/, ''))),
  )
  return new RegExp(String.raw`(?<![\p{L}-])(?:${own.map(patternOf).join('|')})(?![\p{L}-])`, 'iu')
}

const patternOf = (words: string): string =>
  `${words.replace(/(?:es|s)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:es|s)?`

/** Named in the title, or most of the protein, or a third of the calories. */
function isAbout({ title, figures: { lines } }: Recipe, at: number, naming: RegExp): boolean {
  const share = (figure: 'calories' | 'protein') =>
    (lines[at]?.nutrition[figure] ?? 0) /
    Math.max(
      1,
      lines.reduce((sum, { nutrition }) => sum + (nutrition[figure] ?? 0), 0),
    )
  return naming.test(title) || share('calories') > 1 / 3 || share('protein') > 1 / 2
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

const mend = (step: string, naming: RegExp): string =>
  sentencesOf(step)
    .map((sentence) => (naming.test(sentence) ? mendedSentence(sentence, naming.source) : sentence))
    .filter(Boolean)
    .join(' ')

function mendedSentence(sentence: string, it: string): string {
  if (
    new RegExp(
      `^(?:sprinkle|top|garnish|scatter|finish)\\b[^,;]*\\bwith (?:[a-z]+ ){0,2}${it}\\.$`,
      'iu',
    ).test(sentence)
  )
    return ''
  if (new RegExp(`^serve with (?:[a-z]+ ){0,2}${it}\\.$`, 'iu').test(sentence)) return 'Serve.'
  const mended = sentence
    // "garlic, cilantro, and lime", "garlic, lime, and cilantro", "cilantro and lime", "lime and cilantro".
    .replace(new RegExp(`^([^,]*), (?:the )?${it},? and `, 'iu'), '$1 and ')
    .replace(new RegExp(`, (?:the )?${it}(?=,)`, 'iu'), '')
    .replace(new RegExp(`(?<=^[^,]*), ([^,]*),? and (?:the )?${it}(?=[.,;])`, 'iu'), ' and $1')
    .replace(new RegExp(`${it} and (?:the )?(?=\\p{L})`, 'iu'), '')
    .replace(new RegExp(` and (?:the )?${it}(?=[.,;]| until\\b| over\\b| for\\b)`, 'iu'), '')
  return capital(mended)
}

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
