import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import { REFUSED_KINDS } from '@evenplate/words/refused-dishes'
import {
  A_VARIANT,
  A_VARIANT_ES,
  MADE_ON,
  MADE_SO,
  MADE_SO_ES,
  NOT_MADE_SO,
  NOT_TOGETHER_ES,
} from '@evenplate/words/variants'
import { foodAt, tokensOf } from './food-lexicon.ts'

const KIND = new RegExp(`\\b(?:${REFUSED_KINDS.map(({ en }) => en).join('|')})\\b`, 'g')

/**
 * "Regular pancakes, not those banana egg things" refuses banana egg pancakes, neither bananas nor eggs nor pancakes. Where a food does
 * harm, it is refused in all of them.
 */
export function variantsNamed(text: string): string {
  if (text.search(A_VARIANT) < 0 && text.search(NOT_MADE_SO) < 0) return text
  if (tellsOfHarm(tokensOf(text).filter((word) => word !== 'sugar'))) return text
  return text
    .replace(A_VARIANT, (whole, said: string, at: number) => {
      const words = said.trim()
      if (MADE_SO.test(words)) return ' | '
      const kind = [...text.slice(0, at).matchAll(KIND)].at(-1)?.[0]
      return kind && (MADE_ON.test(words) || foodsIn(words) > 1) ? `not ${words} ${kind}` : whole
    })
    .replace(NOT_MADE_SO, ' | ')
}

/** The same in Spanish: "no esos de plátano". */
export const variantsNamedInSpanish = (text: string): string =>
  text.replace(MADE_SO_ES, ' | ').replace(A_VARIANT_ES, 'sin $1').replace(NOT_TOGETHER_ES, 'en vez de ')

function foodsIn(words: string): number {
  const tokens = tokensOf(words)
  let foods = 0
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (food) foods += 1
    at += food?.length ?? 1
  }
  return foods
}
