/** Amounts that a kitchen can measure. */

const CUPS = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.25, 4 / 3, 1.5, 5 / 3, 1.75, 2]
const TEASPOONS = [0.125, 0.25, 0.5, 0.75, 1, 1.5, 2]
const TABLESPOONS = [1, 1.5, 2, 2.5, 3]

const OUNCE = 28.3495

export type Measured = { quantity: number; unit: string; grams: number }

/**
 * The nearest amount that a cook can measure.
 * @param grams what is meant
 * @param unit how this food is measured; one of it weighs `unitGrams`
 * @param cup grams of a cup of it: chopped herbs are looser in a cup than in a spoon
 * @param teaspoon grams of a teaspoon of it, if known
 */
export function measure(
  grams: number,
  unit: string,
  unitGrams: number,
  cup: number | null = null,
  teaspoon: number | null = null,
): Measured {
  if (unit === 'lb' || (unit === 'oz' && grams >= 16 * OUNCE)) return weighed(grams)
  if (unit === 'cup' || unit.startsWith('cup ')) return cups(grams, unit, unitGrams, teaspoon)
  if (unit === 'tsp' || unit === 'tbsp') return spoons(grams, unit === 'tsp' ? unitGrams : unitGrams / 3, cup)
  const halves = ['medium', 'small', 'large', 'piece', 'block'].includes(unit) && unitGrams >= 60
  const step = halves && grams / unitGrams < 3 ? 0.5 : 1
  const quantity = Math.max(step, Math.round(grams / unitGrams / step) * step)
  return { quantity, unit, grams: quantity * unitGrams }
}

/** In ounces under a pound, in quarter pounds above. */
function weighed(grams: number): Measured {
  const ounces = Math.max(1, Math.round(grams / OUNCE))
  if (ounces < 16) return { quantity: ounces, unit: 'oz', grams: ounces * OUNCE }
  const pounds = Math.round((grams / 453.592) * 4) / 4
  return { quantity: pounds, unit: 'lb', grams: pounds * 453.592 }
}

function cups(grams: number, unit: string, cup: number, teaspoon: number | null = null): Measured {
  const wanted = grams / cup
  if (wanted < 0.2) return spoons(grams, teaspoon ?? cup / 48, cup)
  const quantity =
    wanted > 6 ? Math.round(wanted) : wanted > 2.2 ? Math.round(wanted * 2) / 2 : nearest(CUPS, wanted)
  return { quantity, unit, grams: quantity * cup }
}

function spoons(grams: number, teaspoon: number, ofCup: number | null): Measured {
  const teaspoons = grams / teaspoon
  if (teaspoons < 2.6) {
    const quantity = nearest(TEASPOONS, teaspoons)
    return { quantity, unit: 'tsp', grams: quantity * teaspoon }
  }
  if (teaspoons >= 10.5) return cups(grams, 'cup', ofCup ?? teaspoon * 48)
  const quantity = nearest(TABLESPOONS, teaspoons / 3)
  return { quantity, unit: 'tbsp', grams: quantity * 3 * teaspoon }
}

const nearest = (steps: number[], value: number): number =>
  steps.reduce((best, step) =>
    Math.abs(Math.log(step / value)) < Math.abs(Math.log(best / value)) ? step : best,
  )

const FRACTIONS: [number, string][] = [
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
]

/** 1.5 as "1 ½". */
export function fraction(value: number): string {
  const whole = Math.floor(value + 0.01)
  const part = FRACTIONS.find(([size]) => Math.abs(value - whole - size) < 0.02)
  if (!part) return String(Math.round(value))
  return whole ? `${whole} ${part[1]}` : part[1]
}

/** Grams as read off a scale. */
export const roundGrams = (grams: number): number =>
  grams >= 40 ? Math.round(grams / 5) * 5 : Math.round(grams)
