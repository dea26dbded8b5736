import { KITCHENS, kitchenOf, kitchensIn, MAY_NAME_KITCHEN } from '@evenplate/words/kitchens'
import { REFUSED_STYLE, STYLES } from '@evenplate/words/styles'
import type { Scraps } from './scraps.ts'

/** Styles named after a people or a place. */
const CUISINES: ReadonlySet<string> = new Set(KITCHENS.flatMap(({ flavor }) => flavor ?? []))

/** A row that is only said in Spanish. */
const NEVER = '(?!)'

/** What is refused with a kitchen's word: all its dishes. "Without Thai basil" refuses a food. */
const OF_KITCHEN =
  '(?! (?!(?:foods?|dish(?:es)?|cuisine|cooking|recipes?|meals?|flavou?rs?|style|stuff|things?|night|again|please|today|tonight|tomorrow|this|that|or|and|nor|but|for|because|just|something|anything)\\b)[a-z])'

const READY = STYLES.filter(({ en }) => en !== NEVER).map((row) => {
  const isOfPeople = kitchenOf(row.means) !== undefined || CUISINES.has(row.means)
  const asked = isOfPeople ? `(?<!${REFUSED_STYLE})(?:${row.en})` : row.en
  return {
    ...row,
    isKitchen: kitchenOf(row.means) !== undefined,
    all: new RegExp(asked, 'g'),
    once: new RegExp(row.en),
    kept: new RegExp(asked),
    refused: new RegExp(`${REFUSED_STYLE}(?:${row.en})${isOfPeople ? OF_KITCHEN : ''}`, 'g'),
  }
})

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
    const found = one.keep ? text.has(one.kept) : text.takeAll(one.all).length > 0
    if (!found) continue
    if (one.means) style.push(one.means)
    minutes ??= one.minutes ?? null
  }
  return { style, minutes }
}
