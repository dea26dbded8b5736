import type { Food, Measure } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { countedPart, countedWords, onePart } from './counted-parts.ts'
import { about, known, measure, type One, scaledOne } from './one.ts'
import type { Size } from './read-amount.ts'
import { resized } from './sizes.ts'
import { smallKind } from './small-kinds.ts'
import { SPREAD } from './spread.ts'

/** `2 onions`, `1 large egg`, `3 garlic cloves`, `2 chicken thighs`. */
export function oneItem(food: Food, size: Size | null, name: string): One | null {
  const named = countedWords(name).map((word) => SAME_ITEM.get(word) ?? word)
  const item = food.measures.find(({ unit }) => NAMED_ITEMS.has(unit) && named.includes(unit))
  if (item) return sizedUnit(food, item.unit, size) ?? resized(food, item, size)
  const part = countedPart(food, name)
  if (part) return onePart(food, part, size)
  const small = smallKind(countedWords(name, true), size)
  if (small && small.grams < (wholeOf(food)?.grams ?? Number.POSITIVE_INFINITY)) return small
  const asked = size ? measure(food, size) : null
  if (asked) return known(food, asked, SPREAD.sized)
  const piece = wholeOf(food)
  return piece && young(food, resized(food, piece, size), named)
}

/** The weight of one without a size; for cabbage or fennel, of a head. */
function wholeOf(food: Food): Measure | null {
  const found = WHOLES.find((unit) => measure(food, unit))
  return found === undefined ? null : measure(food, found)
}

const WHOLES = ['piece', 'medium', 'large', 'fillet', 'head', 'bulb']

/** A baby vegetable weighs about a quarter of a grown one; foods that are always small have their own sizes. */
export function young(food: Food, one: One, named: string[]): One {
  const isYoung = words(food.name).some((word) => YOUNG.has(word))
  if (one.grams < SMALL_KIND || isYoung || !named.some((word) => YOUNG.has(word))) return one
  const small = measure(food, 'small')
  if (small && small.grams < one.grams / 3) return known(food, small, SPREAD.counted)
  const quarter = scaledOne(one, 0.25)
  return {
    ...about(quarter.grams, SPREAD.little, `${one.by}, a young one taken as a quarter of it`),
  }
}

const SMALL_KIND = 40
const YOUNG: ReadonlySet<string> = new Set(['baby', 'mini', 'miniature', 'fingerling', 'new'])

/** Lemongrass stems are its stalks; a bloomer is a loaf of no other size. */
const SAME_ITEM: ReadonlyMap<string, string> = new Map([
  ['stem', 'stalk'],
  ['branch', 'sprig'],
  ['bloomer', 'loaf'],
])

const NAMED_ITEMS = new Set(
  'clove stalk leaf sprig fillet breast thigh drumstick tenderloin spear slice head bunch floret wedge stick sheet link patty square nest pod ear lemon lime orange cap bulb cube ball rib chop strip ring segment chunk cheek crown heart half loaf steak'.split(
    ' ',
  ),
)

/**
 * "1 large head", "2 small stalks": if the table's medium is one of this unit, its small and large are too. Packages come in sizes of
 * their own: a "large package" of gelatin is two small ones.
 */
export function sizedUnit(food: Food, unit: string, size: Size | null): One | null {
  const own = size ? measure(food, `${size} ${unit}`) : null
  if (own) return known(food, own, SPREAD.sized)
  const sized = size ? measure(food, size) : null
  const one = measure(food, unit)
  const isWhole = unit === 'head' || (one !== null && one.grams === measure(food, 'medium')?.grams)
  return sized && isWhole ? known(food, sized, SPREAD.sized) : null
}
