import { scorerOf } from '../../words/safety/judge.ts'
import { type Asked, type Question, withCopies } from './questions.ts'
import { learned } from './regression.ts'
import { type Cuts, packed } from './weights-file.ts'

const FOLDS = 5
/**
 * The share of the phrases that only sound alike in which the judge may have a false alarm where no rule has. Missing a
 * question about a dose is worse than a false alarm; for care, the rules have fewer since they ask whom it is about.
 */
export const FALSE_ALLOWED: Record<Question, number> = {
  low: 0.02,
  dosing: 0.06,
  pregnancy: 0.03,
  insulin: 0.025,
}
/** A true finding of a rule is dropped only if this many false ones go with it. */
const FALSE_FOR_TRUE = 3

const NOTHING = new Set(['no', 'none'])

type Scored = { example: Asked; score: number; fold: number }
type Row = { phrases: number; rules: number; alone: number; together: number }

/**
 * Five times, each time on the pieces of writing it did not learn from. A fold's cutoffs come from the other folds; the
 * returned ones, from all.
 */
export function measured(
  examples: readonly Asked[],
  allowed: number,
): {
  cuts: Cuts
  rows: Record<string, Row>
  wrong: string[]
} {
  const scored = scoredApart(examples)
  const rows: Record<string, Row> = {}
  const wrong: string[] = []
  const cutsOf = Array.from({ length: FOLDS }, (_, fold) =>
    cutsFrom(
      scored.filter((one) => one.fold !== fold),
      allowed,
    ),
  )
  for (const { example, score, fold } of scored) {
    const { written, says, rules, own } = example
    const cuts = cutsOf[fold]!
    const name = `${says ? 'says it' : own ? 'sounds alike' : 'other'}, ${written.language}${written.unseen ? '' : ', seen by the rules'}`
    rows[name] ??= { phrases: 0, rules: 0, alone: 0, together: 0 }
    const row = rows[name]
    row.phrases += 1
    if (rules && rules !== 'denied') row.rules += 1
    if (score >= cuts.found) row.alone += 1
    const heard = isHeard(example, score, cuts)
    if (heard) row.together += 1
    if (heard !== says && written.unseen)
      wrong.push(`${says ? 'missed' : 'alarm '} ${rules ?? '-'} ${score.toFixed(2)} ${written.text}`)
  }
  return { cuts: cutsFrom(scored, allowed), rows, wrong }
}

const isHeard = ({ rules }: Asked, score: number, { found, kept }: Cuts): boolean =>
  rules === 'clear' || (rules !== 'denied' && score >= (rules ? kept : found))

function scoredApart(examples: readonly Asked[]): Scored[] {
  const measured = examples.filter(({ written }) => !written.made)
  const themes = [...new Set(measured.map(({ written }) => written.theme))]
  const foldOf = new Map(themes.map((theme, at) => [theme, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = measured.filter(({ written }) => foldOf.get(written.theme) === fold)
    const rest = examples.filter(({ written }) => foldOf.get(written.theme) !== fold)
    const read = scorerOf(packed(learned(withCopies(rest)), { found: 0, kept: 0 }))
    return held.map((example) => ({ example, score: read(example.inputs), fold }))
  }).flat()
}

function cutsFrom(scored: readonly Scored[], allowed: number): Cuts {
  const own = scored.filter(({ example }) => example.own)
  const alike = own.filter(({ example }) => NOTHING.has(example.written.expected))
  const falsely = alike
    .filter(({ example }) => !example.rules)
    .map(({ score }) => score)
    .sort((one, other) => other - one)
  const found = rounded((falsely[Math.floor(allowed * alike.length)] ?? 0) + 0.005)
  // Only phrases the rules were never fixed for show what a rule's finding is worth.
  const doubted = own.filter(
    ({ example, score }) => example.written.unseen && example.rules === 'said' && score < found,
  )
  let [kept, most] = [-99, 0]
  for (const { score } of doubted) {
    const dropped = doubted.filter((one) => one.score < score)
    const lost = dropped.filter(({ example }) => example.says).length
    const gain = dropped.length - lost - FALSE_FOR_TRUE * lost
    if (gain > most) [kept, most] = [rounded(score), gain]
  }
  return { found, kept }
}

const rounded = (score: number): number => Number(score.toFixed(2))
