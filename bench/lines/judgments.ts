import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const grams = z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number))
/** Empty if nothing can be said. */
const perhaps = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  grams,
])
const named = { hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)), food: z.string().check(z.minLength(1)) }

const judgment = z.discriminatedUnion('answer', [
  /** A figure is expected: `carbs` from the USDA food and our weight of it, and from `least` to `most` is just as good. */
  z.object({
    ...named,
    answer: z.literal('carbs'),
    /** An NDB number of SR28 (five digits) or a code of FNDDS 2018 (eight). */
    usda: z.string().check(z.regex(/^\d{5}(\d{3})?$/)),
    grams,
    carbs: grams,
    least: grams,
    most: grams,
  }),
  /** Nothing to count: at most `most`. */
  z.object({ ...named, answer: z.literal('negligible'), carbs: grams, least: grams, most: grams }),
  /** "Unknown" is the right answer; a figure from `least` to `most`, if given, is just as good. */
  z.object({ ...named, answer: z.literal('unknown'), least: perhaps, most: perhaps }),
])

/** How a line was judged by hand; grams of carbohydrate (by difference, with fiber) of the whole line. */
export type Judgment = z.infer<typeof judgment>

/** The judgments of a table, in the order of the draw. @throws Error at an invalid row */
export function judgmentsOf(table: string): Judgment[] {
  const [head = '', ...rows] = table.split('\n').filter((row) => row && !row.startsWith('#'))
  const columns = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    return judgment.parse(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
  })
}

const FILES = {
  drawn: 'judgments.tsv',
  unread: 'judgments-unread.tsv',
  third: 'judgments-third.tsv',
  fourth: 'judgments-fourth.tsv',
} as const

/** The judgments of the lines drawn from the whole file, from those that had no figure in the first run, or of the two later draws. */
export const readJudgments = (of: keyof typeof FILES): Judgment[] =>
  judgmentsOf(readFileSync(new URL(FILES[of], import.meta.url), 'utf8'))
