import { IN_DOUBT } from '../../words/refused/judge.ts'
import { PLACES } from '../../words/refused/mention-inputs.ts'
import { scorerOf } from '../../words/safety/judge.ts'
import { learned } from '../judges/regression.ts'
import { type Cuts, packed } from '../judges/weights-file.ts'
import type { Marked } from './marked.ts'

const FOLDS = 5
/** The share of the foods of everyday requests that the judge may refuse where no rule does. */
const FALSE_ALLOWED = 0.013
/** The share of the refused foods that the judge may take back from the rules. */
const LOST_ALLOWED = 0.002
/** How many weights the judge has, and how loosely they fit. */
export const SHAPE = { places: PLACES, loose: 6 }

export type Scored = { marked: Marked; score: number }

/** Judges each food with a judge that learned from other themes. */
export function scoredApart(foods: readonly Marked[]): Scored[] {
  const foldOf = new Map(
    [...new Set(foods.map(({ theme }) => theme))].map((theme, at) => [theme, at % FOLDS]),
  )
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = ({ theme }: Marked) => foldOf.get(theme) === fold
    const score = scorerOf(
      packed(
        learned(
          foods.filter((one) => !isHeld(one)),
          SHAPE,
        ),
        { found: 0, kept: 0 },
      ),
    )
    return foods.filter(isHeld).map((marked) => ({ marked, score: score(marked.inputs) }))
  }).flat()
}

/** The score from which a food counts as refused, and the one below which a rule's refusal is taken back. */
export function cutsOf(scored: readonly Scored[]): Cuts {
  const everyday = scored.filter(({ marked }) => !marked.written && !marked.says)
  const falsely = everyday.filter(({ marked }) => !marked.byRule).map(({ score }) => -score)
  const refused = scored.filter(({ marked }) => marked.says)
  const loosely = refused.filter(({ marked }) => marked.loose).map(({ score }) => score)
  return {
    found: rounded(0.005 - nth(falsely, FALSE_ALLOWED * everyday.length)),
    kept: rounded(nth(loosely, LOST_ALLOWED * refused.length) - 0.005),
  }
}

/** Of the least scores, the one that so many are below. */
const nth = (scores: number[], below: number): number =>
  scores.sort((one, other) => one - other)[Math.floor(below)] ?? 0

const rounded = (score: number): number => Number(score.toFixed(2))

export type Row = { foods: number; rules: number; together: number }

/** Whether rules and judge refuse a food together. */
export const isRefused = ({ marked, score }: Scored, { found, kept }: Cuts): boolean =>
  marked.byRule ? !marked.loose || score >= kept : score >= found - (marked.allergy ? IN_DOUBT : 0)

/** What the rules refuse, and what rules and judge refuse together, by language. */
export function rowsOf(scored: readonly Scored[], cuts: Cuts): Record<string, Row> {
  const rows: Record<string, Row> = {}
  for (const one of scored) {
    const { marked } = one
    const name = `${marked.says ? 'refused' : marked.written ? 'sounds refused' : 'of everyday requests'}, ${marked.language}`
    rows[name] ??= { foods: 0, rules: 0, together: 0 }
    rows[name].foods += 1
    if (marked.byRule) rows[name].rules += 1
    if (isRefused(one, cuts)) rows[name].together += 1
  }
  return rows
}
