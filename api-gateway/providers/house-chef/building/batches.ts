import type { DishBuilder } from './dish-builder.ts'

/** Grams that brown in one large skillet, or roast on one sheet pan, without steaming. */
const HOLDS = { vegetables: 500, meat: 700 } as const
const SHEET = 900
/** An oven takes two sheet pans at a time. */
const OVEN = 2

export type Batches = {
  count: number
  /** " in 3 batches", or empty if one is enough. */
  said: string
  /** " each" after the minutes of one batch, or empty. */
  each: string
  /** Minutes added by all further batches, each of this many minutes. */
  more(minutes: number): number
}

/** Five percent over is still one batch: one carrot is not worth a second pan. */
export function batchesOf(amount: number, most: number): Batches {
  const count = Math.max(1, Math.ceil(amount / most - 0.05))
  return {
    count,
    said: count > 1 ? ` in ${count} batches` : '',
    each: count > 1 ? ' each' : '',
    more: (minutes) => (count - 1) * minutes,
  }
}

/** How many times one skillet is filled with the foods of these roles. */
export const panOf = (top: DishBuilder, holds: keyof typeof HOLDS, ...roles: string[]): Batches =>
  batchesOf(top.gramsOf(...roles), HOLDS[holds])

/** "a large sheet pan" or "2 large sheet pans", and how many times they go into the oven. */
export function sheetsOf(top: DishBuilder, ...roles: string[]): Batches & { pans: string } {
  const sheets = batchesOf(top.gramsOf(...roles), SHEET).count
  return {
    ...batchesOf(sheets, OVEN),
    pans: sheets > 1 ? `${OVEN} large sheet pans` : 'a large sheet pan',
  }
}
