import { readLine } from '@evenplate/nutrition/reading/read-line'
import { middleOf } from '../accuracy/measure/finding.ts'

/** Milliseconds per line, and per ten lines (a recipe): median and 95th percentile. */
export type Time = { msLine: number; msTen: number; msTenSlow: number }

/**
 * For each ten, the median of its runs, since a busy machine interrupts some runs. Readings are cached by text, so each run
 * adds another space after the lines: a repeated text would be looked up, not read.
 */
export function timeOf(lines: readonly string[], runs = 5): Time {
  const [, ...measured] = Array.from({ length: runs + 1 }, (_, run) => tens(lines, ' '.repeat(run + 1)))
  const each = Array.from({ length: Math.ceil(lines.length / 10) }, (_, at) =>
    middleOf(measured.map((run) => run[at] ?? 0)),
  )
  return {
    msLine: each.reduce((sum, ms) => sum + ms, 0) / Math.max(1, lines.length),
    msTen: middleOf(each),
    msTenSlow: each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.95)] ?? 0,
  }
}

function tens(lines: readonly string[], behind: string): number[] {
  const each: number[] = []
  for (let at = 0; at < lines.length; at += 10) {
    const from = performance.now()
    for (const line of lines.slice(at, at + 10)) readLine(line + behind)
    each.push(performance.now() - from)
  }
  return each
}
