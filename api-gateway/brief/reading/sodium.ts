import { SODIUM_BARE, SODIUM_LIMITS, SODIUM_OF_SALT } from '@evenplate/words/sodium'
import type { Scraps } from './scraps.ts'

/** More or less is none of a serving. */
const [LEAST, MOST] = [20, 3000]

/** A limit of sodium for a serving, as styles: the dish is low in salt, and the recipe tells whether the limit is kept. */
export function takeSodium(text: Scraps): string[] {
  if (!text.has(/\b(?:sodium|sodio|salt|sal)\b/)) return []
  for (const pattern of [...SODIUM_LIMITS, SODIUM_BARE]) {
    const { value = '', unit = 'mg' } = pattern.exec(text.rest)?.groups ?? {}
    const said = Number(value.replace(',', '.'))
    const isGrams = /^g/.test(unit)
    const most = Math.round(isGrams ? said * 1000 * SODIUM_OF_SALT : said)
    if (!value || most < LEAST || most > MOST) continue
    text.take(pattern)
    return ['low-salt', `sodium-${most}`]
  }
  return []
}
