import { isLow, isLowAndFalling } from './glucose.ts'
import type { Unit } from './units.ts'

/**
 * What a figure in a sentence may be: a reading that is low (`low-figure`, with its unit `low-reading`), one that is
 * low if it falls (`near-figure`), another figure (`high-figure`), a decade ("in the 50s": `low-tens`), an amount of
 * something (`amount`), or a figure before a word we do not know (`low-counted`), which mostly counts that thing.
 */
export function figuresIn(units: readonly Unit[]): Unit[] {
  const found: Unit[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]!
    if (unit.value === undefined) {
      found.push(unit)
      continue
    }
    const next = units[at + 1]
    const measured = next && (next.features.has('mgdl') || next.features.has('mmol'))
    found.push({ ...unit, features: featuresOf(units, at) })
    if (measured) at += 1
  }
  return found
}

function featuresOf(units: readonly Unit[], at: number): Set<string> {
  const { value = 0, text } = units[at]!
  const next = units[at + 1]
  const known = (...features: string[]) => new Set(['number', ...features])
  if (/[:']/.test(text)) return known('ratio-figure')
  if (isBounded(units, at)) return known('bounded', 'amount')
  if (isRatio(units, at) || isOfMedicine(units, at)) return known('amount')
  const below = units[at - 1]?.features.has('below') ? 0.2 : 0
  for (const [feature, unit] of [
    ['mgdl', 'mg/dl'],
    ['mmol', 'mmol'],
  ] as const) {
    // "60 mg de glucosa" and "61 mg and shaky" are in mg/dL, too.
    const short =
      feature === 'mgdl' &&
      next?.features.has('mg') &&
      [2, 3].some((ahead) => OF_SUGAR.some((one) => units[at + ahead]?.features.has(one)))
    if (!next?.features.has(feature) && !short) continue
    if (isLow(value - below, unit)) return known('low-reading', 'low-figure')
    return isLowAndFalling(value, unit) ? known('near-figure') : known('high-figure')
  }
  if (next?.features.has('tens')) return known(value < 70 ? 'low-tens' : 'amount')
  const hyphened = next?.text === '-' ? units[at + 2] : next
  // "At 3.30" is a time; a reading in mmol/L has one decimal.
  const hundredths = value >= 1 && /[.,]\d\d/.test(text)
  if (hyphened?.features.has('amount-word') || hundredths || isRange(units, at)) return known('amount')
  const decimal = /[.,]\d/.test(text)
  const size = isLow(value - below, undefined)
    ? 'low'
    : isLowAndFalling(value, undefined)
      ? 'near'
      : value >= 0.2 && value < 0.7
        ? 'gram'
        : 'high'
  if (next && (next.features.size === 0 || EGGS.has(next.text))) return known(`${size}-counted`)
  const small = !decimal && value < 10
  const kind = small ? 'small' : /[.,]5$/.test(text) && isKins(units, at) ? 'age' : 'figure'
  const clear = kind === 'figure' && !isAge(units, at)
  return known(
    `${size}-${kind}`,
    ...(decimal && kind === 'figure' ? [`${size}-decimal`] : []),
    ...(clear ? [`${size}-clear`] : []),
  )
}

/** "I'm 58", "for my husband, 58", "diabetic since 1998, 52 now". */
const isAge = (units: readonly Unit[], at: number): boolean =>
  (units[at - 1]?.features.has('am') === true && units[at - 1]?.text !== 'been') ||
  (units[at - 1]?.features.has('comma') === true && units[at - 2]?.features.has('kin') === true) ||
  units.some(({ value = 0 }) => value >= 1900 && value <= 2100)

/** "My son is 3.5" may be his age, as "I'm 3.5" and "my son is 3.4" are not. */
const isKins = (units: readonly Unit[], at: number): boolean =>
  units[at - 1]?.features.has('is') === true && units[at - 2]?.features.has('kin') === true

/** "My correction factor is 2.5", but "my ratio is wrong, I'm 3.2". */
function isRatio(units: readonly Unit[], at: number): boolean {
  for (let back = at - 1; back >= at - 3; back -= 1) {
    const features = units[back]?.features
    if (!features || features.has('comma') || features.has('me') || features.has('glucose')) return false
    if (features.has('ratio')) return true
  }
  return false
}

/** "Saxenda 1.8", "glyburide 2.5", "ketones at 1.8"; after an insulin, the figure may be a glucose reading. */
function isOfMedicine(units: readonly Unit[], at: number): boolean {
  if ((units[at]?.value ?? 0) >= 20) return false
  const named = units[at - 1]?.features
  if (named?.has('drug-name') || named?.has('pills-low')) return true
  for (let back = at - 1; back >= at - 3; back -= 1) {
    const { features, value } = units[back] ?? {}
    if (!features || value !== undefined || features.has('glucose')) return false
    if (features.has('ketones')) return true
  }
  return false
}

/** Things that are counted, though our rows name them. */
const EGGS = new Set(['eggs', 'huevos'])

const OF_SUGAR = ['glucose', 'sugar-of', 'strong-sign']

/** A target, a limit, an age, an oven: said up to five words before the figure, in the same breath. */
function isBounded(units: readonly Unit[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 5; back -= 1) {
    const { features, text, value } = units[back]!
    // "El potasio me salió en 2,9"
    if (features.has('me') && features.has('reads')) return units[back - 1]?.features.has('above') === true
    if (features.has('comma') || features.has('but') || features.has('me')) return false
    if (features.has('for') && back >= at - 2) return true
    if (back === at - 1 && (value !== undefined || text === 'in')) return value === undefined
    if (features.has('above') || features.has('a1c')) return true
  }
  return false
}

/** "60-140", "4 to 7.8" are not readings, but "from 120 to 55" is two. */
function isRange(units: readonly Unit[], at: number): boolean {
  const joins = (index: number) =>
    units[index]?.features.has('to') === true &&
    units[index + 1]?.value !== undefined &&
    units[index - 1]?.value !== undefined
  if (joins(at + 1)) return true
  return joins(at - 1) && !units[at - 3]?.features.has('was') && !units[at - 3]?.features.has('fell')
}

/** Every feature a figure can have. */
export const FIGURE_FEATURES: readonly string[] = [
  ...['number', 'amount', 'bounded', 'ratio-figure', 'low-reading', 'low-tens'],
  ...['low', 'near', 'high', 'gram'].flatMap((size) =>
    ['figure', 'counted', 'small', 'decimal', 'age', 'clear'].map((kind) => `${size}-${kind}`),
  ),
]
