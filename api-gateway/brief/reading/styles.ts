import { KITCHENS, kitchenOf, kitchensIn, MAY_NAME_KITCHEN } from '@evenplate/words/kitchens'
import { REFUSED_STYLE, STYLES } from '@evenplate/words/styles'
import type { Scraps } from './scraps.ts'

/** A row that is only said in Spanish. */
const NEVER = '(?!)'

const FLAVORS: ReadonlySet<string> = new Set(
  KITCHENS.flatMap(({ id, flavor }) => [`kitchen-${id}`, flavor ?? '']),
)
/** "No Thai" is about a kitchen, "no Thai basil" about a food. */
const ALONE =
  '(?= ?(?:$|[^a-z]|(?:food|cuisine|cooking|dish|dishes|flavou?rs?|style|please|or|and|but|again|tonight|today|for|with)\\b))'

const READY = STYLES.filter(({ en }) => en !== NEVER).map((row) => ({
  ...row,
  isKitchen: kitchenOf(row.means) !== undefined,
  all: new RegExp(row.en, 'g'),
  once: new RegExp(row.en),
  refused: new RegExp(`${REFUSED_STYLE}(?:${row.en})${FLAVORS.has(row.means) ? ALONE : ''}`, 'g'),
}))

/** Cuts out kinds of dish that are refused: "not another salad" names no salad. */
export function takeKindsRefused(text: Scraps): void {
  for (const { means, all } of READY) if (KIND_REFUSED.test(means)) text.takeAll(all)
}

const KIND_REFUSED = /^no-(?:salad|soup|sandwich)$/

/** Cuts styles out of the text. A quick meal takes at most half an hour. */
export function takeStyles(text: Scraps): { style: string[]; minutes: number | null } {
  const style: string[] = []
  let minutes: number | null = null
  const mayNameKitchen = MAY_NAME_KITCHEN.test(text.rest)
  for (const one of READY) {
    if (one.isKitchen && (!mayNameKitchen || (one.unlessNamed && kitchensIn(style).length > 0))) continue
    if (!text.has(one.once)) continue
    if (one.means) text.takeAll(one.refused)
    const found = one.keep ? text.has(one.once) : text.takeAll(one.all).length > 0
    if (!found) continue
    if (one.means) style.push(one.means)
    minutes ??= one.minutes ?? null
  }
  return { style, minutes }
}
