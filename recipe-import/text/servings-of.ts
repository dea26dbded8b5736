import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { numberOf } from './number-of.ts'

/**
 * Servings that a yield says: "Serves 4-6" are 4, "24 cookies" are 24 of one cookie. Null for "1 loaf", "2 quarts" and whatever
 * else says how much it makes and not for how many.
 */
export function servingsOf(yieldText: string): number | null {
  const counted = [...yieldText.slice(0, 300).matchAll(COUNTED)]
  const people = counted.find(([, , unit]) => SERVINGS.test(unit!))
  if (people) return within(numberOf(people[1]!))
  const serves = SERVES.exec(yieldText)
  if (serves) return within(Number(serves[1]))
  const [first] = counted
  if (!first) return null
  const [all, count, unit] = first
  if (unit ? MEASURES.test(unit) || Number(count) < 2 : all.trim() !== yieldText.trim()) return null
  return within(numberOf(count!))
}

/** "4-6 people": a count, perhaps up to another, and the word after it. */
const COUNTED = /(\d{1,4}(?:[.,]\d)?)(?:\s?(?:-|–|to|bis|a|o|oder|or)\s?\d{1,3})?\s*([\p{L}.]*)/gu
const SERVES =
  /(?:serves|servings?|feeds|portionen|personen|raciones|porciones|personas|comensales)\D{0,20}?(\d{1,3})/i
const SERVINGS =
  /^(?:servings?|serves|people|persons?|adults|portions?|port\.?|portion(?:en)?|personen|raci(?:ón|ones)|porci(?:ón|ones)|personas?|comensales)$/i
const MEASURES =
  /^(?:g|gr|gram\w*|kg|ml|cl|l|lit\w*|oz|ounces?|lbs?|pounds?|cups?|tazas?|quarts?|pints?|gallons?|inch\w*|cm|batch\w*|lo(?:af|aves)|cakes?|pies?|tarts?|pizzas?|blech\w*|form|kuchen|brote?|tassen?|gläser|minut\w*|min\.?|hours?)$/i

const within = (servings: number | null): number | null =>
  servings !== null && servings >= 1 && servings <= BROUGHT.servings ? Math.round(servings) : null
