import { percentOf, type Share } from '../accuracy/measure/finding.ts'
import type { measureThree, RecipesMeasure } from './measure.ts'

export type Three = ReturnType<typeof measureThree>
export type Row = { what: string; wanted: string; first: string; now: readonly string[] }

/** Each measure over all recipes; `now` also over those without and with a hard line. */
export const rowsOf = (now: Three, first: Three): Row[] =>
  MEASURES.map(({ what, wanted, figure }) => ({
    what,
    wanted,
    first: figure(first.all),
    now: [figure(now.all), figure(now.plain), figure(now.hard)],
  }))

const share = (one: Share): string => `${percentOf(one)}% (${one.right} of ${one.of})`

const MEASURES: readonly { what: string; wanted: string; figure: (of: RecipesMeasure) => string }[] = [
  {
    what: 'A total, or an "at least" of 80% or more of it',
    wanted: '90%',
    figure: ({ given }) => share(given),
  },
  { what: 'A total', wanted: '', figure: ({ totals }) => share(totals) },
  { what: 'Totals within 7.5 g per serving', wanted: '85%', figure: ({ close }) => share(close) },
  {
    what: 'Over 20 g per serving off with no warning',
    wanted: '0',
    figure: ({ farUnsaid }) => String(farUnsaid),
  },
  { what: 'Mean error of the totals', wanted: '', figure: ({ meanOff }) => `${meanOff} g` },
  { what: 'Median error of the totals', wanted: '', figure: ({ middleOff }) => `${middleOff} g` },
]

/** The document with its table of recipes replaced. Throws if it has no place for one. */
export function withRecipes(document: string, rows: readonly Row[]): string {
  const found = TABLE.exec(document)
  if (!found) throw new Error('The document has no place for the table of recipes')
  const body = rows.map(
    ({ what, wanted, first, now }) => `| ${what} | ${wanted} | ${first} | ${now.join(' | ')} |`,
  )
  return document.replace(TABLE, () => [OPEN, ...HEAD, ...body, CLOSE].join('\n'))
}

const OPEN = '<!-- recipes: written by npm run bench:recipes -- --write -->'
const CLOSE = '<!-- /recipes -->'
const TABLE = new RegExp(`${OPEN}[\\s\\S]*?${CLOSE}`)
const HEAD = [
  '| fifty recipes | wanted | first run | now | without a hard line | with a hard line |',
  '|---|---|---|---|---|---|',
]
