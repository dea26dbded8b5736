import type { ReadLine } from '@evenplate/nutrition/reading/read-line'
import { percentOf, shareOf } from '../accuracy/measure/finding.ts'
import { FIRST } from './first-measured.ts'
import { counting, type Judged, tallyOf } from './judged.ts'
import { KINDS, type Kind, kindOf } from './kind.ts'
import type { Time } from './time.ts'

const TABLES = { shares: 'shares of lines', judged: 'judged lines', outside: 'lines from outside' } as const

/** The document with one of its tables of lines replaced. @throws Error if the table's marks are missing */
export function withLines(document: string, table: keyof typeof TABLES, rows: readonly string[]): string {
  const start = `<!-- ${TABLES[table]}: written by npm run bench:lines -- FILE --write -->`
  const end = `<!-- /${TABLES[table]} -->`
  const [before, rest] = document.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The document has no ${TABLES[table]}`)
  return `${before}${start}\n${rows.join('\n')}\n${end}${after}`
}

export function shareTable(reads: readonly ReadLine[], { msTen, msTenSlow }: Time): string[] {
  const today = (kind: Kind) => share(reads.filter((read) => kindOf(read) === kind).length, reads.length)
  return table(
    ['all lines', 'first run', 'today'],
    [
      ...Object.entries(KINDS).map(([kind, what]) => [what, FIRST.shares[kind as Kind], today(kind as Kind)]),
      [
        'time for ten lines: median, 95th percentile',
        FIRST.msTen,
        `${msTen.toFixed(1)} ms, ${msTenSlow.toFixed(1)} ms`,
      ],
    ],
  )
}

/** All judged lines, and each part of them. */
export type Parts = Record<
  'all' | 'first' | 'second' | 'unread' | 'third' | 'kept' | 'fourth',
  readonly Judged[]
>

const JUDGED: Record<keyof typeof FIRST.judged, { what: string; wanted: string; of: typeof shareRight }> = {
  right: {
    what: 'right: in the judged range, or within 5 g or 15% of the judged figure',
    wanted: '',
    of: shareRight,
  },
  unknown: {
    what: 'honestly unknown: no figure where one was possible',
    wanted: '',
    of: part('unknown'),
  },
  honest: { what: 'right or honestly unknown', wanted: '97%', of: shareHonest },
  rough: { what: 'roughly right: between half the least and twice the most', wanted: '', of: part('rough') },
  wrong: { what: 'wrong', wanted: '', of: part('wrong') },
  harms: { what: 'over 20 g off with no range and no warning', wanted: '0', of: countHarms },
  counting: {
    what: 'right, among lines judged at 5 g or more',
    wanted: '',
    of: (lines) => shareRight(counting(lines)),
  },
}

export const judgedTable = ({ all, first, second, unread, third, kept, fourth }: Parts): string[] =>
  table(
    [
      'lines judged by hand',
      'wanted',
      'first run',
      'today',
      'first hundred',
      'second hundred',
      '80 that first had no figure',
      '150 from a later draw',
      '100 more from it, held back',
      '120 from a third draw',
    ],
    Object.entries(JUDGED).map(([key, { what, wanted, of }]) => [
      what,
      wanted,
      FIRST.judged[key as keyof typeof FIRST.judged],
      ...[all, first, second, unread, third, kept, fourth].map(of),
    ]),
  )

export const outsideTable = (lines: readonly Judged[]): string[] =>
  table(
    [`${lines.length} lines from outside`, 'wanted', 'first run', 'today'],
    Object.entries(JUDGED).map(([key, { what, wanted, of }]) => [
      what,
      wanted,
      FIRST.outside[key as keyof typeof FIRST.outside],
      of(lines),
    ]),
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

const share = (right: number, of: number): string => `${percentOf(shareOf(right, of))}% (${right} of ${of})`

function shareRight(lines: readonly Judged[]): string {
  return share(tallyOf(lines).right, lines.length)
}

function shareHonest(lines: readonly Judged[]): string {
  const { right, unknown } = tallyOf(lines)
  return share(right + unknown, lines.length)
}

function countHarms(lines: readonly Judged[]): string {
  return `${tallyOf(lines).harms} of ${lines.length}`
}

function part(verdict: 'unknown' | 'rough' | 'wrong'): typeof shareRight {
  return (lines) => share(tallyOf(lines)[verdict], lines.length)
}
