/** A number at a minute. */
export type Step = { minute: number; rise: number }

/**
 * Area above zero under straight lines between steps, in units of rise × minutes; area below zero is not subtracted
 * (Wolever 2004, Br J Nutr 91(2):295; ISO 26642). `steps`: in chronological order.
 */
export function areaAbove(steps: readonly Step[]): number {
  let area = 0
  for (const [at, { minute, rise: b }] of steps.entries()) {
    const before = steps[at - 1]
    if (before === undefined) continue
    const { rise: a } = before
    const minutes = minute - before.minute
    if (a >= 0 && b >= 0) area += (minutes * (a + b)) / 2
    else if (a > 0) area += (minutes * a * a) / (2 * (a - b))
    else if (b > 0) area += (minutes * b * b) / (2 * (b - a))
  }
  return area
}

/** The number at a minute between two steps. */
export const between = (a: Step, b: Step, minute: number): number =>
  b.minute === a.minute ? b.rise : a.rise + ((b.rise - a.rise) * (minute - a.minute)) / (b.minute - a.minute)
