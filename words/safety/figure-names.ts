import type { Unit } from './units.ts'

const DECIMALS = [1, 2, 4, 5, 8, 14, 30]
const WHOLES = [2, 4, 10, 20, 40, 55, 70, 80, 100, 140, 200, 400, 700]

/** A word for a figure's size, so that 52 and 53 are the same word: whole or with a decimal, a reading or an amount. */
export function figureNameOf({ text, value = 0, features }: Unit): string {
  if (/[:']/.test(text)) return '<ratio>'
  const told = features.has('low-reading') ? 'reading' : features.has('amount') ? 'amount' : ''
  const decimal = /[.,]\d/.test(text)
  const size = (decimal ? DECIMALS : WHOLES).findIndex((most) => value < most)
  return `<${told}${decimal ? 'decimal' : 'whole'}${size}>`
}

/** What it would be as a reading, in mg/dL or, with one decimal, in mmol/L. */
export function broadKindOf({ text, value = 0 }: Unit): string {
  if (/[:']/.test(text)) return '<ratio>'
  const decimal = /[.,]\d$/.test(text)
  const [least, low, near, high] = decimal ? [1.5, 4, 5.5, 30] : [33, 70, 100, 500]
  if (value < least! || value > high!) return '<figure>'
  return value < low! ? '<low>' : value < near! ? '<near>' : '<high>'
}
