/** Outside of this, a lab result is probably a mistake, and the page asks: percent (NGSP). */
export const A1C_LEAST = 3.5
export const A1C_MOST = 20

/** NGSP percent to IFCC mmol/mol, and back; neither is rounded. (NGSP: master equation.) */
export const mmolMolOf = (percent: number): number => (percent - 2.15) * 10.929
export const percentOf = (mmolMol: number): number => mmolMol / 10.929 + 2.15

/** `percent`: NGSP. */
export const isA1c = (percent: number): boolean => percent >= A1C_LEAST && percent <= A1C_MOST

/** One decimal of a percent, whole mmol/mol. */
export const shownA1c = (percent: number, unit: 'percent' | 'mmol/mol'): string =>
  unit === 'percent' ? percent.toFixed(1) : mmolMolOf(percent).toFixed(0)

/**
 * How far a GMI is above a lab's A1C, from both as they are shown, so that the three numbers add up; negative if below.
 * They measure different things, so nobody can say why they differ.
 */
export const gapTo = (gmiPercent: number, labPercent: number): number =>
  (Math.round(gmiPercent * 10) - Math.round(labPercent * 10)) / 10
