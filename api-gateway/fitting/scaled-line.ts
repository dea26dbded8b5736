import type { LineFigures } from '@evenplate/domain/recipe'
import { readLine } from '@evenplate/nutrition/reading/read-line'

/**
 * An ingredient line for another number of people: "2 cups rice" becomes "3 cups rice". The new line is read again; if it does not
 * weigh what it should, it is written in grams. A line without an amount stays as it is.
 * @param times factor by which the amount grows
 */
export function scaledLine({ line, grams, rest, food }: LineFigures, times: number): string {
  const written = line.replace(AMOUNT, (_, least: string, to?: string, most?: string) =>
    to && most ? `${shown(least, times, line)}${to}${shown(most, times, line)}` : shown(least, times, line),
  )
  if (grams === null || grams === 0) return written
  const wanted = grams * times
  const weighs = readLine(written).grams
  if (weighs !== null && Math.abs(weighs - wanted) <= Math.max(1, wanted * 0.08)) return written
  return `${Number(wanted.toPrecision(wanted < 10 ? 2 : 3))} g ${rest || food || line}`
}

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,3})? ?[½¼¾⅓⅔⅛⅜⅝⅞]|\d{1,3} \d\/\d|\d{1,3}\/\d{1,2}|\d{1,5}(?:\.\d{1,3})?|[½¼¾⅓⅔⅛⅜⅝⅞]`
/** The amount a line begins with, or its range. */
const AMOUNT = new RegExp(`^(${NUMBER})(?:( ?(?:-|–|to) ?)(${NUMBER}))?(?![\\d/.])`, 'u')

const METRIC = /^[\d\s.,/½¼¾⅓⅔⅛–-]+(?:to [\d.]+ )?(?:g|kg|ml|cl|l|grams?|milliliters?)\b/i

function shown(said: string, times: number, line: string): string {
  const amount = numberIn(said) * times
  if (METRIC.test(line))
    return String(amount >= 50 ? Math.round(amount / 5) * 5 : Number(amount.toPrecision(2)))
  if (amount >= 10) return String(Math.round(amount))
  const whole = Math.floor(amount + 0.04)
  const part = PARTS.reduce((best, one) =>
    Math.abs(one.value - (amount - whole)) < Math.abs(best.value - (amount - whole)) ? one : best,
  )
  if (part.value === 1) return String(whole + 1)
  if (part.value === 0) return String(Math.max(whole, 0) || '1/8')
  return whole > 0 ? `${whole} ${part.text}` : part.text
}

const PARTS = [
  { value: 0, text: '' },
  { value: 1 / 8, text: '1/8' },
  { value: 1 / 4, text: '1/4' },
  { value: 1 / 3, text: '1/3' },
  { value: 1 / 2, text: '1/2' },
  { value: 2 / 3, text: '2/3' },
  { value: 3 / 4, text: '3/4' },
  { value: 1, text: '' },
]

const SIGNS = new Map(
  [...'½¼¾⅓⅔⅛⅜⅝⅞'].map((sign, at) => [
    sign,
    [1 / 2, 1 / 4, 3 / 4, 1 / 3, 2 / 3, 1 / 8, 3 / 8, 5 / 8, 7 / 8][at] ?? 0,
  ]),
)

function numberIn(said: string): number {
  return said
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/u, (sign) => ` ${SIGNS.get(sign) ?? 0}`)
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const [over, under] = part.split('/').map(Number)
      return sum + (over ?? 0) / (under || 1)
    }, 0)
}
