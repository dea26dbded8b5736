import type { RecipeDraft } from '@evenplate/domain/draft'
import { impactOf } from '@evenplate/domain/impact'
import type { Figures } from '@evenplate/domain/recipe'
import type { Totals } from '@evenplate/domain/totals'

/** A model's claim about one serving, compared with what we counted. */
export function claimedOf(
  { carbs, glycemicLoad }: Pick<RecipeDraft['claimed'], 'carbs' | 'glycemicLoad'>,
  totals: Totals,
): Figures['claimed'] {
  return {
    carbs,
    differs: differs(carbs, totals),
    ...(glycemicLoad && isAnotherBand(glycemicLoad, totals) ? { band: glycemicLoad } : {}),
  }
}

/**
 * True for a claim more than 10 g from ours (or more than 20% of ours, if that is over 2 g) and outside our own
 * range. If lines are missing, ours is "at least", and a higher claim proves nothing.
 */
function differs(claimed: number | null, { basis, perServing: { carbs }, carbsBetween }: Totals): boolean {
  if (claimed === null || carbs === null || basis === 'model') return false
  if (basis === 'partial' && claimed > carbs) return false
  if (carbsBetween && claimed >= carbsBetween.least && claimed <= carbsBetween.most) return false
  const gap = Math.abs(claimed - carbs)
  return gap > 10 || (gap > 0.2 * carbs && gap > LEAST_GAP)
}

/** Grams per serving: models claim whole grams, and a meter shows no smaller step. */
const LEAST_GAP = 2

/**
 * True if no load within a quarter of ours has the claimed band (within two fifths if one of its indexes is an
 * estimate): near a border, honest sources disagree. The band of an incomplete dish can only be too low.
 */
function isAnotherBand(
  claimed: NonNullable<Figures['impact']>,
  { basis, perServing: { glycemicLoad: load }, mayAdd, glycemicLoadEstimated }: Totals,
): boolean {
  if (load === null || basis === 'model') return false
  const slack = glycemicLoadEstimated ? 0.4 : 0.25
  const least = ORDER[impactOf(load * (1 - slack)) ?? 'Low']
  const most = ORDER[impactOf((load + (mayAdd?.glycemicLoad ?? 0)) * (1 + slack)) ?? 'High']
  return ORDER[claimed] < least || (basis === 'computed' && ORDER[claimed] > most)
}

const ORDER = { Low: 0, Medium: 1, High: 2 } as const
