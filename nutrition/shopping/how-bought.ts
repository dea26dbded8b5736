import type { Aisle, ShopFood } from '@evenplate/domain/shop-food'
import type { Food, Measure } from '../table/food.ts'
import { foodGroupOf } from '../table/foods.ts'
import { CUP_ML } from './packages-of.ts'
import { pluralOf, singularOf } from './piece-words.ts'

/** Whether a food is bought by the piece, by volume, by weight, or by the jar. */
export function howBought(food: Food, aisle: Aisle): ShopFood['buy'] {
  const own = OWN_PIECES.get(food.id)
  if (own) return { by: 'piece', ...own }
  if (food.seasoning && (aisle === 'spices' || aisle === 'baking'))
    return has(food, 'packet') && !has(food, 'cup') ? { by: 'g' } : { by: 'jar' }
  if (food.id === 'salt') return { by: 'jar' }
  if (COUNTED.has(aisle) || food.id === 'egg' || food.id === 'quail-egg' || food.id === 'egg-duck') {
    const piece = pieceOf(food, aisle)
    if (piece) return { by: 'piece', ...piece }
  }
  const cup = has(food, 'cup')
  return cup && isPoured(food) ? { by: 'ml', density: cup.grams / CUP_ML } : { by: 'g' }
}

const COUNTED: ReadonlySet<Aisle> = new Set(['produce', 'bakery'])

const has = ({ measures }: Food, unit: string): Measure | undefined =>
  measures.find((measure) => measure.unit === unit)

type Piece = { grams: number; one: string; many: string }

/** One piece of a food as shops sell it; null for foods sold by weight: berries, beans, mushrooms. */
function pieceOf(food: Food, aisle: Aisle): Piece | null {
  const units = aisle === 'bakery' ? BAKED : foodGroupOf(food.id) === 'eggs' ? ['piece'] : GROWN
  for (const unit of units) {
    const found = has(food, unit)
    const named = unit === 'medium' || unit === 'piece'
    if (!found || (named && found.grams < LIGHTEST && !SMALL.has(food.id))) continue
    if (!named) return { grams: found.grams, one: unit, many: pluralOf(unit) }
    const one = singularOf(food.name)
    return { grams: found.grams, one, many: pluralOf(one) }
  }
  return null
}

const GROWN = ['head', 'bunch', 'bulb', 'ear', 'medium', 'piece']
const BAKED = ['slice', 'package', 'piece', 'medium', 'sheet']

/** Grams of the smallest thing that people count when they shop. */
const LIGHTEST = 25
const SMALL = new Set('jalapeno serrano-pepper red-chili green-chili quail-egg'.split(' '))

/** Foods squeezed, grated or separated at home, or named differently from one piece; grams from one, as in the food table. */
const OWN_PIECES: ReadonlyMap<string, Piece> = new Map([
  ['lemon-juice', { grams: 48, one: 'lemon', many: 'lemons' }],
  ['lime-juice', { grams: 44, one: 'lime', many: 'limes' }],
  ['lemon-zest', { grams: 6, one: 'lemon', many: 'lemons' }],
  ['orange-zest', { grams: 6, one: 'orange', many: 'oranges' }],
  ['egg-white', { grams: 33, one: 'egg white', many: 'egg whites' }],
  ['egg-yolk', { grams: 17, one: 'egg yolk', many: 'egg yolks' }],
  ['pomegranate-seeds', { grams: 154, one: 'pomegranate', many: 'pomegranates' }],
  ['bouillon-cube', { grams: 4.8, one: 'cube', many: 'cubes' }],
  ['beef-bouillon', { grams: 3.6, one: 'cube', many: 'cubes' }],
  ['vegetable-bouillon', { grams: 3.6, one: 'cube', many: 'cubes' }],
])

const isPoured = ({ id, name }: Food): boolean =>
  POURED_NAMES.test(name) && !NOT_POURED.test(name) && !PASTY.has(foodGroupOf(id) ?? '')

const POURED_NAMES =
  /\b(?:milk|buttermilk|cream|half-and-half|kefir|oil|vinegar|juice|broth|stock|dashi|wine|beer|rum|vodka|sake|mirin|soy sauce|tamari|fish sauce|aminos|ponzu|water|cola|soda|lemonade|ale|beverage|nectar|coffee|tea|creamer|eggnog|consommé)\b/i
const NOT_POURED =
  /\b(?:mozzarella|yogurt|cheese|powder(?:ed)?|dry|condensed|evaporated|ice cream|sour cream|cream cheese|cream of|cream-style|instant|spray|in oil|chocolate|crackers?|seasoned|pudding|chestnuts|spinach|cress|flakes?|whipped)\b|\bcubes?\b/i
const PASTY: ReadonlySet<string> = new Set([
  'crackers-and-snacks',
  'pickles-and-olives',
  'fish',
  'canned-fruit',
])
