import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { numberOf } from './number-of.ts'

/**
 * Servings that a yield says: "Serves 4-6" are 4, "24 cookies" are 24 of one cookie. Null for "1 loaf", "2 quarts" and whatever
 * else says how much it makes and not for how many.
 */
export function servingsOf(yieldText: string): number | null {
  const said =
    /(?:serves|servings?|feeds|portionen|personen|raciones|porciones|personas|comensales)\D{0,20}?(\d{1,3})/i
  const before = /(\d{1,3}(?:[.,]\d)?)(?:\s?(?:-|–|to|bis|a|o|oder|or)\s?\d{1,3})?\s*([\p{L}.]*)/u.exec(
    yieldText,
  )
  if (before && SERVINGS.test(before[2]!)) return within(numberOf(before[1]!))
  const after = said.exec(yieldText)
  if (after) return within(Number(after[1]))
  if (!before) return null
  const [, count, unit] = before
  if (MEASURES.test(unit!) || (unit && Number(count) < 2)) return null
  return within(numberOf(count!))
}

const SERVINGS =
  /^(?:servings?|serves|people|persons?|adults|portions?|port\.?|portion(?:en)?|personen|raci(?:ón|ones)|porci(?:ón|ones)|personas?|comensales)$/i
const MEASURES =
  /^(?:g|gr|gram\w*|kg|ml|cl|l|lit\w*|oz|ounces?|lbs?|pounds?|cups?|tazas?|quarts?|pints?|gallons?|inch\w*|cm|batch\w*|lo(?:af|aves)|cakes?|pies?|tarts?|pizzas?|blech\w*|form|kuchen|brote?|tassen?|gläser|minut\w*|min\.?|hours?)$/i

const within = (servings: number | null): number | null =>
  servings !== null && servings >= 1 && servings <= BROUGHT.servings ? Math.round(servings) : null
