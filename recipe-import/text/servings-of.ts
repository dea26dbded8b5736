import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { numberOf } from './number-of.ts'
import { withDigits } from './with-digits.ts'

/**
 * Servings in a yield: "Serves 4-6" is 4, "24 cookies" is 24 of one cookie each, "2 dozen rolls" is 24. Null for "1
 * loaf", "2 quarts", "a 9x13 pan" and anything else that gives an amount but not for how many.
 */
export function servingsOf(yieldText: string): number | null {
  const text = yieldText.slice(0, 300)
  const each = EACH.exec(text)
  if (each && MEASURES.test(each[2]!)) return within(Number(each[1]) * Number(each[3]))
  const people = peopleIn(text)
  if (people !== null) return within(people)
  // "8 (9-inch) pancakes": the parentheses give their size.
  const bare = text
    .replace(/\([^()]{0,100}\)/g, ' ')
    .replace(LABEL, '')
    .trim()
  const dozens = DOZENS.exec(withDigits(bare))
  if (dozens) return within(12 * ((dozens[1] ? numberOf(dozens[1]) : null) ?? 1))
  const [first] = bare.matchAll(COUNTED)
  if (!first) return null
  const [all, count, unit] = first
  if (unit ? MEASURES.test(unit) || Number(count) < 2 : all.trim() !== bare) return null
  return within(numberOf(count!))
}

/** Whether it counts servings or people, not what is made. */
export const saysServings = (yieldText: string): boolean => peopleIn(yieldText.slice(0, 300)) !== null

/** Number words count here, but not for what is made: "one tres leches cake". */
function peopleIn(written: string): number | null {
  const text = withDigits(written)
  const people = [...text.matchAll(COUNTED)].find(([, , unit]) => SERVINGS.test(unit!))
  if (people) return numberOf(people[1]!)
  const serves = SERVES.exec(text)
  return serves ? Number(serves[1]) : null
}

/** "4-6 people": a count, perhaps up to another, and the word after it. */
const COUNTED =
  /(\d{1,4}(?:[.,]\d)?)(?:\s?(?:[-–/~]|to|bis|a|à|o|oder|or|ou|tot|til|do)\s?\d{1,3})?\s*([\p{L}.]*)/gu
const SERVES =
  /(?:serves|servings?|feeds|portionen|personen|personnes|porzioni|raciones|porciones|personas|comensales)\D{0,20}?(\d{1,3})/i
const SERVINGS =
  /^(?:servings?|serves|people|persons?|adults|portions?|port\.?|portion(?:en|er)?|person(?:en|er|as?|nes?|e)|raci(?:ón|ones)|porci(?:ón|ones)|porç(?:ão|ões)|pessoas?|porzion[ei]|porcj[aei]|porc[ei]|convives|couverts|comensales)$/i
/** Words allowed before a count that has no word after it: "Makes about 18". */
const LABEL =
  /^(?:(?:recipe|makes|make|yields?|about|approx(?:imately)?|around|roughly|ergibt|ca|circa|etwa|rinde|für|for|para|pour)\b[.:]?\s*){1,4}/iu
/** "2 tarts (6 servings each)". */
const EACH = /(\d{1,2})\s+(\p{L}{1,20})\s*\((\d{1,3})\s+\p{L}{1,20}\s+each\)/u
const DOZENS = /^(?:(\d{1,2}(?:\s?[½¼¾]|\s\d\/\d|[.,]\d)?|[½¼¾]|\d\/\d)\s*|an?\s+)?dozen\b/i
const MEASURES =
  /^(?:g|gr|gram\w*|kg|kilos?|ml|[cd]l|l|lit\w*|oz|fl|ounces?|lbs?|pounds?|cups?|tazas?|tbsps?|tablespoons?|tsps?|teaspoons?|el|tl|cucharad(?:it)?as?|quarts?|pints?|gallons?|x|er|in|inch\w*|cm|batch\w*|lo(?:af|aves)|baguettes?|cakes?|pies?|crusts?|tarts?|pizzas?|rings?|logs?|pans?|trays?|sheets?|pitchers?|blech\w*|form|kuchen|brote?|tassen?|gläser|minut\w*|min|h|hrs?|hours?)\.?$/iu

const within = (servings: number | null): number | null =>
  servings !== null && servings >= 1 && servings <= BROUGHT.servings ? Math.round(servings) : null
