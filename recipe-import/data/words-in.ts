import { linesOfHtml } from '../page/words-of.ts'
import { clean } from '../text/clean.ts'
import { isRecord, listOf } from '../text/is-record.ts'
import { withPlainNames } from './find-recipes.ts'

/** One text of a value that may be a text, a number, a list or an object with a name. Empty if it has none. */
export function wordsIn(value: unknown, max: number, depth = 0): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return clean(linesOfHtml(value.slice(0, 20 * max)).join(' '), max)
  if (depth > 3) return ''
  if (Array.isArray(value)) return value.length > 0 ? wordsIn(value[0], max, depth + 1) : ''
  if (!isRecord(value)) return ''
  const { name, text, '@value': said, headline } = withPlainNames(value)
  return wordsIn(name ?? text ?? said ?? headline, max, depth + 1)
}

/** All names of a value: "Ann, Joe". */
export const namesIn = (value: unknown, max: number): string =>
  clean(
    listOf(value)
      .slice(0, 5)
      .map((one) => wordsIn(one, max))
      .filter(Boolean)
      .join(', '),
    max,
  )
