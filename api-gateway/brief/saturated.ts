/** Grams of saturated fat a serving that we call little: a third of the 13 g a day that the American Heart Association advises. */
export const LITTLE_SATURATED = 4

/** The most saturated fat asked for, in grams, of a style; null for any other style. */
export function saturatedOf(style: string): number | null {
  const said = /^saturated-(\d{1,2})$/.exec(style)?.[1]
  return said === undefined ? null : Number(said)
}

/** The most that a brief's styles allow; null if they say nothing of it. */
export function mostSaturated(styles: readonly string[]): number | null {
  const limit = styles.map(saturatedOf).find((value) => value !== null)
  return limit ?? (styles.includes('low-saturated') ? LITTLE_SATURATED : null)
}

export const saturatedInWords = (style: string): string | undefined => {
  const most = saturatedOf(style)
  return most === null ? undefined : `at most ${most} g saturated fat`
}
