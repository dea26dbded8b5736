import { readLine } from '@evenplate/nutrition/reading/read-line'
import { middleOf } from '../accuracy/measure/finding.ts'

export type Time = { msLine: number; msTen: number; msTenSlow: number }

/**
 * Milliseconds a line, and for ten lines together (a recipe): the middle one, and the one that 19 of 20 stay under.
 * Each is the median of several runs. A reading is cached by its text, so each run sets another blank behind the
 * lines: a repeated text would be looked up, not read.
 */
export function timeOf(lines: readonly string[], runs = 5): Time {
  const measured = Array.from({ length: runs + 1 }, (_, run) => tens(lines, ' '.repeat(run + 1))).slice(1)
  const over = (part: (run: Run) => number) => middleOf(measured.map(part))
  return {
    msLine: over(({ all }) => all / Math.max(1, lines.length)),
    msTen: over(({ each }) => middleOf(each)),
    msTenSlow: over(({ each }) => each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.95)] ?? 0),
  }
}

type Run = { all: number; each: number[] }

function tens(lines: readonly string[], behind: string): Run {
  const each: number[] = []
  const begun = performance.now()
  for (let at = 0; at < lines.length; at += 10) {
    const from = performance.now()
    for (const line of lines.slice(at, at + 10)) readLine(line + behind)
    each.push(performance.now() - from)
  }
  return { all: performance.now() - begun, each }
}
