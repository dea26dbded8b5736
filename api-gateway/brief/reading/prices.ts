import { PRICES } from '@evenplate/words/prices'
import type { Scraps } from './scraps.ts'

/** Who may spend no more than this wants cheap foods. */
const LITTLE = 30

/** A price that is not to be passed: we know none, which is told, but we know which foods are cheap. */
export function takePrice(text: Scraps): { style: string[]; budget: boolean } {
  const { sign, said } = text.take(PRICES)?.groups ?? {}
  const price = Number(sign ?? said ?? Number.NaN)
  return Number.isNaN(price)
    ? { style: [], budget: false }
    : { style: ['price-limit'], budget: price <= LITTLE }
}
