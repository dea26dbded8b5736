import { type ReadLine, readLine } from '@evenplate/nutrition/reading/read-line'
import { hashOf } from './draw.ts'
import type { Judgment } from './judgments.ts'
import { type Answer, answerOf, harms, VERDICTS, type Verdict, verdictOf } from './verdict.ts'

/** A judged line with the reader's answer. */
export type Judged = {
  line: string
  judged: Judgment
  read: ReadLine
  answer: Answer
  verdict: Verdict
  harms: boolean
}

/** The judged lines found in the file, in the order of the judgments; unjudged lines are left out. */
export function judgedOf(
  lines: readonly string[],
  judgments: readonly Judgment[],
  reader: (line: string) => ReadLine = readLine,
): Judged[] {
  const byHash = new Map(lines.map((line) => [hashOf(line), line]))
  return judgments.flatMap((judged) => {
    const line = byHash.get(judged.hash)
    if (line === undefined) return []
    const read = reader(line)
    const answer = answerOf(read)
    return [{ line, judged, read, answer, verdict: verdictOf(judged, answer), harms: harms(judged, answer) }]
  })
}

export type Tally = Record<Verdict, number> & { harms: number; of: number }

export function tallyOf(all: readonly Judged[]): Tally {
  const of = (verdict: Verdict) => all.filter((one) => one.verdict === verdict).length
  const verdicts = Object.keys(VERDICTS) as Verdict[]
  return {
    ...(Object.fromEntries(verdicts.map((verdict) => [verdict, of(verdict)])) as Record<Verdict, number>),
    harms: all.filter((one) => one.harms).length,
    of: all.length,
  }
}

/** Lines with a relevant amount of carbohydrate: a line of oil is always right. */
export const counting = (all: readonly Judged[]): Judged[] =>
  all.filter(({ judged }) => judged.answer === 'carbs' && judged.carbs >= 5)
