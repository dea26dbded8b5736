import type { ReadLine } from '@evenplate/nutrition/reading/read-line'
import { percentOf, shareOf, tenth } from '../accuracy/measure/finding.ts'
import { counting, type Judged, tallyOf } from './judged.ts'
import type { Judgment } from './judgments.ts'
import { KINDS, kindOf, topHeads } from './kind.ts'
import type { Time } from './time.ts'
import { VERDICTS } from './verdict.ts'

const HEADS = 40

/** How the lines of a file were read. */
export const sharesOf = (reads: readonly ReadLine[]): string[] =>
  Object.entries(KINDS).map(([kind, what]) =>
    rowOf(reads.filter((read) => kindOf(read) === kind).length, reads.length, `${what} (${kind})`),
  )

export const timeRow = ({ msLine, msTen, msTenSlow }: Time): string =>
  `${msLine.toFixed(3)} ms a line; ten lines ${msTen.toFixed(2)} ms, 19 of 20 tens under ${msTenSlow.toFixed(2)} ms`

export const headsOf = (reads: readonly ReadLine[]): string =>
  topHeads(
    reads.filter((read) => kindOf(read) === 'food-unknown'),
    HEADS,
  )
    .map(({ head, lines }) => `${head} ${lines}`)
    .join(', ')

export const readRow = ({ line, food, parts, grams, weighedBy }: ReadLine): string =>
  `${line}\n    ${food?.name ?? (parts ? 'several foods' : 'no food')}, ${grams === null ? 'no weight' : `${tenth(grams)} g`}: ${weighedBy}`

/** The verdicts on judged lines. */
export function verdictRows(all: readonly Judged[]): string[] {
  const tally = tallyOf(all)
  const carrying = tallyOf(counting(all))
  return [
    ...Object.entries(VERDICTS).map(([verdict, what]) =>
      rowOf(tally[verdict as keyof typeof VERDICTS], tally.of, `${what} (${verdict})`),
    ),
    rowOf(tally.right + tally.unknown, tally.of, 'right or honestly unknown'),
    rowOf(tally.harms, tally.of, 'over 20 g off with no range and no warning (harms)'),
    rowOf(carrying.right, carrying.of, 'right, of those judged at 5 g and more'),
  ]
}

export const judgedRow = ({ line, judged, read, answer: { carbs, between }, harms }: Judged): string =>
  [
    `${line}${harms ? '   [over 20 g off]' : ''}`,
    `    judged ${expected(judged)}`,
    `    read   ${carbs === null ? 'no figure' : `${tenth(carbs)} g${between ? ` (${tenth(between.least)} to ${tenth(between.most)})` : ''}`}: ${read.food?.name ?? (read.parts ? 'several foods' : 'no food')}, ${read.grams === null ? 'no weight' : `${tenth(read.grams)} g`}, ${read.weighedBy}${read.note ? `; ${read.note}` : ''}`,
  ].join('\n')

function expected(judged: Judgment): string {
  if (judged.answer === 'negligible') return `nothing to count, at most ${judged.most} g: ${judged.food}`
  if (judged.answer === 'carbs')
    return `${judged.carbs} g (${judged.least} to ${judged.most}): ${judged.grams} g of ${judged.food} (${judged.usda})`
  return `unknown${judged.most === null ? '' : ` (or ${judged.least} to ${judged.most} g)`}: ${judged.food}`
}

function rowOf(some: number, all: number, what: string): string {
  return `${String(some).padStart(7)} ${percentOf(shareOf(some, all)).toFixed(1).padStart(5)}%  ${what}`
}
