import type { Quantity } from './quantity.ts'

/**
 * What the number at the start of a line means if a slash, a space or a point was lost: "14 cup" was 1/4 cup,
 * "112 cups" and "1 12 cups" were 1 1/2, "15 kg" may be 1.5. The likeliest first. `miswritten` is true if the line's
 * own form shows it: two numbers before a cup, or one singular cup after "14".
 */
export function lostMarks(text: string): { others?: Quantity[]; miswritten?: boolean } {
  const found = DIGITS.exec(text)
  if (!found) return {}
  const [all, digits = '', unit = ''] = found
  const part = fractionIn(digits.replaceAll(' ', ''))
  const torn = digits.includes(' ')
  if (part === null) return torn ? {} : ofTenths(digits, unit)
  const single = SINGLE.test(all) || (/^t(?:sps?|easpoons)?$/.test(unit) && !torn && Number(digits) >= 12)
  return { others: [{ min: part, max: part }], ...(torn || single ? { miswritten: true } : {}) }
}

/** Units that are never a package's size: "1 14 oz can" has lost nothing. */
const DIGITS =
  /^(\d{2,4}|\d{1,2} \d{1,2}|\d{1,2} \d \d)(?: (?=[a-z]{1,12}\b))?(cups?|c|tablespoons?|tbsps?|tbs|teaspoons?|tsps?|T|t|pounds?|lbs?|kgs?|kilos?|lit(?:er|re)s?|l)\b/

const SINGLE = / (?:cup|tablespoon|teaspoon|pound)$/

/** "112" as one and a half: the last two digits are a kitchen's fraction. */
function fractionIn(digits: string): number | null {
  const found = /^(\d{0,2})([1-7])([2348])$/.exec(digits)
  if (!found) return null
  const [, whole = '', top = '', bottom = ''] = found
  const part = Number(top) / Number(bottom)
  return part < 1 && !['24', '28', '48', '68'].includes(top + bottom) ? Number(whole) + part : null
}

/** "15 kg" may have lost its point. */
function ofTenths(digits: string, unit: string): { others?: Quantity[] } {
  const tenth = Number(digits) / 10
  return /^(?:k|l|p)/.test(unit) && tenth < 10 ? { others: [{ min: tenth, max: tenth }] } : {}
}
