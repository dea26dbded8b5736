/** 2%: about how inexact a cook's spoon is anyway. */
const SLACK = 1 / 50

/** Grams that no kitchen scale shows, and how far a small amount of spice may be off: a quarter teaspoon for a fifth. */
const UNSEEN = 0.5
const SPICE = 1 / 3

/**
 * How far a written amount may be from the exact one, as a share of it.
 * @param grams the weight of the exact amount
 */
export const slackOf = (grams: number): number => Math.max(SLACK, Math.min(SPICE, UNSEEN / grams))

const isNear = (written: number, exact: number, slack: number): boolean =>
  written > 0 && Math.abs(written / exact - 1) <= slack + 1e-9

/** "140": the roundest number that is close enough. */
export function roundGrams(grams: number, slack = SLACK): string {
  const rounded = [10, 5, 1, 0.5].map((step) => Math.round(grams / step) * step)
  return String(rounded.find((one) => isNear(one, grams, slack)) ?? Number(grams.toFixed(1)))
}

/** "1 ½ cups": cups stay cups, since a food that is heaped in a cup is level in a spoon; null if none is close enough. */
export function inCups(cups: number, slack: number): string | null {
  const size = nearest(cups, PARTS, slack)
  return size === null ? null : `${sayCount(size)} ${size > 1 ? 'cups' : 'cup'}`
}

/** "2 ½ tbsp", "1 tbsp plus ½ tsp", "⅛ tsp"; null if no spoon is close enough. */
export function inSpoons(teaspoons: number, slack: number): string | null {
  const small = nearest(teaspoons, TEASPOONS, slack)
  if (small !== null && teaspoons < TABLESPOON) return `${sayCount(small)} tsp`
  const large = nearest(teaspoons / TABLESPOON, HALVES, slack)
  if (large !== null) return `${sayCount(large)} tbsp`
  const whole = Math.floor(teaspoons / TABLESPOON)
  const rest = around(teaspoons % TABLESPOON, TEASPOONS).find(
    (size) => size > 0 && isNear(whole * TABLESPOON + size, teaspoons, slack),
  )
  return whole === 0 || rest === undefined ? null : `${whole} tbsp plus ${sayCount(rest)} tsp`
}

/** "1 ¼ lb", "1 lb 14 oz", "7 ½ oz"; null if none is close enough. */
export function inPounds(ounces: number, slack: number): string | null {
  const pounds = ounces < OUNCES ? null : nearest(ounces / OUNCES, PARTS, slack)
  if (pounds !== null) return `${sayCount(pounds)} lb`
  const small = nearest(ounces, ounces < OUNCES ? HALVES : [0], slack)
  if (small === null) return null
  const [whole, rest] = [Math.floor(small / OUNCES), small % OUNCES]
  return whole > 0 ? `${whole} lb ${sayCount(rest)} oz` : `${sayCount(rest)} oz`
}

/** Pieces that a knife can cut: "1 ½"; null if none is close enough. */
export function inPieces(pieces: number, slack: number): { says: string; many: boolean } | null {
  const size = nearest(pieces, PARTS, slack)
  return size === null ? null : { says: sayCount(size), many: size > 1 }
}

const TABLESPOON = 3
const OUNCES = 16

/** Fractions between two whole numbers. */
const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
const HALVES = [0, 1 / 2]
const TEASPOONS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4]

const nearest = (amount: number, parts: readonly number[], slack: number): number | null =>
  around(amount, parts).find((size) => isNear(size, amount, slack)) ?? null

/** Sizes around an amount, nearest first. An eighth only exists as a spoon by itself, not added to whole ones. */
function around(amount: number, parts: readonly number[]): number[] {
  const whole = Math.floor(amount)
  const between = parts.filter((part) => part !== 1 / 8 || whole === 0).map((part) => whole + part)
  return [...between, whole + 1].toSorted((one, other) => Math.abs(one - amount) - Math.abs(other - amount))
}

const SIGNS = new Map([
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
])

function sayCount(count: number): string {
  const whole = Math.floor(count + 1e-9)
  const [, sign] = [...SIGNS].find(([part]) => Math.abs(part - (count - whole)) < 1e-6) ?? []
  return [whole > 0 ? String(whole) : '', sign ?? ''].filter(Boolean).join(' ')
}
