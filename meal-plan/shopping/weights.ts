/** International ounces, US fluid ounces. */
const GRAMS_AN_OUNCE = 28.349523125
const ML_A_FLUID_OUNCE = 29.5735295625

/** Needed amounts are rounded up, so that enough is bought; label amounts to the nearest. */
export type Rounding = 'up' | 'nearest'

/** "450 g", "1.2 kg". */
export function sayGrams(grams: number): string {
  if (grams >= 1000) return `${up(grams / 1000, 2)} kg`
  return `${up(grams, grams < 10 ? 1 : 0)} g`
}

/** "750 ml", "1.5 L". */
export function sayMilliliters(ml: number): string {
  return ml >= 1000 ? `${up(ml / 1000, 2)} L` : `${up(ml, 0)} ml`
}

/** "1 lb 2 oz", "7 oz"; empty under half an ounce, which no scale in a shop shows. */
export function sayPounds(grams: number, rounding: Rounding = 'up'): string {
  const ounces = ouncesOf(grams / GRAMS_AN_OUNCE, rounding)
  if (ounces < 0.5) return ''
  const [pounds, rest] = [Math.floor(ounces / 16), ounces % 16]
  return [pounds > 0 ? `${pounds} lb` : '', rest > 0 ? `${rest} oz` : ''].filter(Boolean).join(' ')
}

export function sayFluidOunces(ml: number, rounding: Rounding = 'up'): string {
  const ounces = ouncesOf(ml / ML_A_FLUID_OUNCE, rounding)
  return ounces < 0.5 ? '' : `${ounces} fl oz`
}

/** Tenths of an ounce below four ounces, whole ounces above. */
function ouncesOf(ounces: number, rounding: Rounding): number {
  const digits = ounces < 4 ? 1 : 0
  return rounding === 'up' ? Number(up(ounces - SAME, digits)) : Number(ounces.toFixed(digits))
}

/** Ounces that a pound's grams may be off by: 454 g are a pound. */
const SAME = 0.03

/** Rounded up at a digit, ignoring tiny remainders from sums of fractions. */
const up = (value: number, digits: number): string =>
  String(Math.ceil(Number((value * 10 ** digits).toFixed(4))) / 10 ** digits)
