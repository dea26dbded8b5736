import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { Judged } from './judged.ts'
import type { Judgment } from './judgments.ts'
import { answerOf, harms, verdictOf } from './verdict.ts'

/** 120 lines by someone who knew neither the reader nor its tables, with the figures they expect from memory. */
export const OUTSIDE = new URL('outside.tsv', import.meta.url)

/**
 * Lines with their writer's expectations, one per row: `line<TAB>least<TAB>most` grams of carbohydrate of the
 * whole line, or `line<TAB>unknown`. Rows that start with `#` and empty ones are left out.
 * @throws Error at a row that is neither
 */
export function expectedIn(text: string): Judged[] {
  const rows = text.split(/\r?\n/).filter((row) => row && !row.startsWith('#'))
  return rows.map((row) => {
    const [line = '', least = '', most = ''] = row.split('\t')
    const judged = judgmentOf(line, least, most)
    const read = readLine(line)
    const answer = answerOf(read)
    return { line, judged, read, answer, verdict: verdictOf(judged, answer), harms: harms(judged, answer) }
  })
}

/** Only the range is known: its middle is the figure. */
function judgmentOf(line: string, low: string, high: string): Judgment {
  const named = { hash: '', food: line }
  if (low === 'unknown') return { ...named, answer: 'unknown', least: null, most: null }
  const [least, most] = [Number(low), Number(high)]
  if (!(low && high && least <= most)) throw new Error(`No range of grams: ${line}`)
  return { ...named, answer: 'carbs', usda: '', grams: 0, carbs: (least + most) / 2, least, most }
}
