/** A share as it is shown. `whole`: percent; 0 for "<1%". */
export type WholePercent = { whole: number; says: string }

/**
 * Whole percents that add up to 100, by largest remainder. Shares under half a percent show as "<1%"; anything that
 * happened (`count` over 0) never shows as "0%".
 * `shares`: percent, adding up to 100; all of them 0 where there is nothing to share.
 */
export function wholePercents(shares: readonly { percent: number; count: number }[]): WholePercent[] {
  const whole = shares.map(({ percent }) => (percent < 0.5 ? 0 : Math.floor(percent)))
  const byRemainder = shares
    .map(({ percent }, at) => ({ at, percent, remainder: percent - whole[at]! }))
    .filter(({ percent }) => percent >= 0.5)
    .sort((a, b) => b.remainder - a.remainder || b.percent - a.percent || a.at - b.at)
  let left = byRemainder.length === 0 ? 0 : 100 - whole.reduce((sum, one) => sum + one, 0)
  // There may be more percents left than shares, if small ones, shown as "<1%", add up to some percent.
  for (let turn = 0; left > 0; turn++, left--) whole[byRemainder[turn % byRemainder.length]!.at]! += 1
  return whole.map((percent, at) => ({
    whole: percent,
    says: percent === 0 && shares[at]!.count > 0 ? '<1%' : `${percent}%`,
  }))
}
