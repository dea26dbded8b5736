import type { Span } from '@evenplate/domain/recipe'
import { findFood } from './find-food.ts'
import { availableCarbs, type Food } from './food.ts'
import { middleOf, plainLine, type Quantity } from './quantity.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { weigh } from './weigh.ts'

/** An ingredient line, understood as far as it can be. */
export type ReadLine = {
  line: string
  /** The food as the line names it, without amount and asides. */
  name: string
  quantity: Quantity | null
  /** Normalised: `cup`, `tbsp`, `g`, `clove`, `can`, `large` …; null for a bare count or none. */
  unit: string | null
  /** What stands after the name: "minced", "divided", and that an alternative was passed over. */
  note: string
  food: Food | null
  grams: number | null
  /** How the grams were found, or why they were not. */
  weighedBy: string | null
  /** Least and most grams its words leave open ("2 to 3 carrots", "1 small onion"); null where the weight is as good as exact. */
  between: Span | null
  /** The line without its amount: "cooked quinoa, rinsed". */
  rest: string
  /** True where the line can carry no carbohydrate to speak of: water, salt, herbs to taste, a pinch of anything. */
  negligible: boolean
}

/** Reads any text without throwing or hanging; what it does not understand stays null. */
export function readLine(line: string): ReadLine {
  const text = citrusParts(plainLine(line))
  const { amount, rest } = readAmount(text)
  const { name, note } = nameAndNote(rest)
  const food = findFood(named(rest, amount))
  const weight = food ? weigh(food, amount, text.toLowerCase(), name) : null
  return {
    line,
    name,
    quantity: amount.quantity,
    unit: amount.unit?.name ?? amount.size,
    note,
    food,
    grams: weight ? weight.grams : asWritten(amount),
    weighedBy: weight?.weighedBy ?? null,
    between: null,
    rest: rest.trim(),
    negligible: isNegligible(food, weight?.grams ?? null, amount, text),
  }
}

/** `juice of 1 lemon` and `1 lemon, juiced` both become `1 lemon lemon juice`, a measure that juice knows. */
function citrusParts(text: string): string {
  const of =
    /^(?:(?:the )?(?:finely |freshly )?(?:grated |squeezed )?)(juice|zest|zest and juice|juice and zest)\s(?:of|from)\s(.{1,60})$/i.exec(
      text,
    )
  const fruit = of?.[2]
    ? /^(.{0,20}?)\b(?:large |small |medium )?(lemon|lime|orange)s?\b(.*)$/i.exec(of[2])
    : null
  if (of && fruit) return `${fruit[1]?.trim() || '1'} ${fruit[2]} ${partOf(of[1] ?? '')}${fruit[3] ?? ''}`
  const whole =
    /^(.{0,20}?)\b(?:large |small |medium )?(lemon|lime|orange)s?,?\s(?:\(?)((?:zested|juiced|juice|zest)(?: and (?:juiced|zested|juice|zest))?)( only)?\b(.*)$/i.exec(
      text,
    )
  if (whole && /^[\d\s/.-]*$|^an? |^one |^half/i.test(whole[1] ?? '')) {
    if (/^(?:juice|zest)$/i.test(whole[3] ?? '') && !/\d|an?\b|one|half/i.test(whole[1] ?? '')) return text
    return `${whole[1]?.trim() || '1'} ${whole[2]} ${partOf(whole[3] ?? '')}${whole[5] ?? ''}`
  }
  return text
}

const partOf = (words: string): string => (/juice/i.test(words) ? 'juice' : 'zest')

function nameAndNote(rest: string): { name: string; note: string } {
  const asides = [...rest.matchAll(/\(([^()]{0,120})\)/g)].map(([, inside]) => inside?.trim() ?? '')
  const [main = '', ...after] = rest.replace(/\([^()]{0,120}\)/g, ' ').split(/[,;]|\s-\s/)
  const [first = '', second] = main.split(/\sor\s/i)
  const passedOver = second ? [`counted as ${first.trim()}, not ${second.trim()}`] : []
  const note = [...after, ...asides, ...passedOver].map((part) => part.trim()).filter(Boolean)
  return { name: main.replace(/\s+/g, ' ').trim(), note: note.join(', ') }
}

/**
 * "8 oz pasta, cooked" and "cooked according to the package" are weighed dry and cooked after;
 * "1 cup rice, cooked" is read as cooked, the way recipes for two cups of it mean it.
 */
function named(rest: string, amount: Amount): string {
  const dryThenCooked =
    /,\s*(?:cooked|boiled|prepared)\b/i.test(rest) && amount.unit?.kind === 'mass' && PASTA.test(rest)
  const byPackage = /(?:cooked|prepared)\s(?:according|as|per|until|to)\b/i.test(rest)
  return dryThenCooked || byPackage ? rest.replace(/\b(?:cooked|boiled|prepared)\b/gi, ' ') : rest
}

const PASTA = /pasta|spaghetti|noodle|penne|fusilli|macaroni|linguine|orzo|rotini|rigatoni/i

function isNegligible(food: Food | null, grams: number | null, amount: Amount, text: string): boolean {
  if (!food) return isTiny(amount) || NOT_FOOD.test(text)
  if (food.id === 'water' || food.id === 'salt') return true
  const carbs = availableCarbs(food)
  if (grams !== null) return carbs === null && grams <= 3
  if (food.seasoning) return true
  return carbs !== null && carbs < (ASIDE.test(text) ? 10 : 5) && food.group !== 'protein'
}

/** The weight a line states, of a food we do not know. */
function asWritten({ quantity, unit, eachGrams, totalGrams }: Amount): number | null {
  if (totalGrams !== null) return totalGrams
  if (!quantity) return null
  if (eachGrams !== null) return middleOf(quantity) * eachGrams
  return unit?.kind === 'mass' ? middleOf(quantity) * unit.grams : null
}

/** Of anything at all, a teaspoon holds at most 4 g carbohydrate. */
function isTiny({ quantity, unit }: Amount): boolean {
  if (!quantity || !unit) return false
  if (unit.kind === 'little') return ['pinch', 'dash', 'drop', 'spray', 'sprinkle'].includes(unit.name)
  if (unit.name === 'sprig' || unit.name === 'leaf') return true
  if (unit.kind === 'volume') return quantity.max * unit.ml <= 5
  return unit.kind === 'mass' && quantity.max * unit.grams <= 4
}

const ASIDE = /\b(?:to serve|for serving|to garnish|for garnish|garnish|to taste|for squeezing)\b/i

const NOT_FOOD =
  /\b(?:salt|to taste|seasonings?|spices?|herbs?|garnish|parchment|foil|skewers?|toothpicks?|food coloring|liquid smoke|vinegar|water|microgreens|zest|sprouts|leaves|cooking spray|spray)\b/i
