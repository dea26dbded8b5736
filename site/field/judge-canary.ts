import type { FieldCounts } from './field-counts.ts'

type Counted = Pick<FieldCounts, 'loads' | 'errors'>

export type Verdict = { verdict: 'keep' | 'take back' | 'not enough yet'; reason: string }

/** Fewer errors than this may come from one visitor's browser extension. */
const LEAST_ERRORS = 3
/** A build may have this many times the live build's errors before it counts as worse. */
const TOLERANCE = 2
/** Added to every live build's counts: one error in 200 loads. For a build without visits, this is all there is. */
const ASSUMED = { loads: 200, errors: 1 }
/** How unlikely a difference must be by chance. Far below a twentieth, because it is checked every few seconds. */
const BY_CHANCE = 0.001
/** If this many page loads were expected and none was reported, the build may not even start. */
const SILENT_AFTER = 50
const ENOUGH_LOADS = 200
const ENOUGH_MS = 10 * 60_000

const NONE: Counted = { loads: 0, errors: 0 }

/**
 * Whether a canary continues. Compares its errors per load with those of the live build over the same time: three errors in
 * three loads are enough to end a build that always throws; one among thousands never is.
 * @param live undefined when nothing was counted; as `canary`
 * @param began when the canary began; the counts begin there, too
 * @param share of visitors that get the canary, from 0 to 1
 */
export function judgeCanary(
  { live = NONE, canary = NONE }: { live?: Counted | undefined; canary?: Counted | undefined },
  { began, now, share }: { began: Date; now: Date; share: number },
): Verdict {
  const said = `${canary.errors} errors over ${Math.round(canary.loads)} loads, the live build ${live.errors} over ${Math.round(live.loads)}`
  if (isClearlyWorse(canary, live)) return { verdict: 'take back', reason: said }
  const expected = share < 1 ? (live.loads * share) / (1 - share) : 0
  if (canary.loads + canary.errors === 0 && expected >= SILENT_AFTER)
    return {
      verdict: 'take back',
      reason: `nothing was heard of it, where about ${Math.round(expected)} loads were expected`,
    }
  if (canary.loads < ENOUGH_LOADS || now.getTime() - began.getTime() < ENOUGH_MS)
    return { verdict: 'not enough yet', reason: said }
  return { verdict: 'keep', reason: said }
}

/**
 * Compares two Poisson rates exactly: given all errors together, the canary's are binomial, with its share of the loads as
 * the probability (Przyborowski and Wilenski 1940).
 */
function isClearlyWorse(canary: Counted, live: Counted): boolean {
  if (canary.errors < LEAST_ERRORS) return false
  // Loads are sampled and errors are not: an error counts as a load, too.
  const own = TOLERANCE * Math.max(canary.loads, canary.errors)
  const others = Math.max(live.loads, live.errors) + ASSUMED.loads
  const errors = canary.errors + live.errors + ASSUMED.errors
  return atLeast(canary.errors, errors, own / (own + others)) < BY_CHANCE
}

/** The probability of at least `hits` in `tries`, each with probability `p`. Summed downward in logarithms, so that nothing overflows. */
function atLeast(hits: number, tries: number, p: number): number {
  if (hits <= tries * p) return 1
  let log = hits * Math.log(p) + (tries - hits) * Math.log1p(-p)
  for (let i = 1; i <= hits; i++) log += Math.log((tries - hits + i) / i)
  let term = Math.exp(log)
  let sum = 0
  for (let k = hits; k <= tries && term > sum * 1e-12; k++) {
    sum += term
    term *= ((tries - k) / (k + 1)) * (p / (1 - p))
  }
  return sum
}
