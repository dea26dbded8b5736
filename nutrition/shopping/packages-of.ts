import type { Aisle, PackageKind, ShopFood, ShopPackage } from '@evenplate/domain/shop-food'
import type { Food } from '../table/food.ts'

/** Sizes a food is sold in: the food table's can or carton, or else the usual sizes of its aisle. None if sold loose. */
export function packagesOf(food: Food, aisle: Aisle, buy: ShopFood['buy']): ShopPackage[] {
  if (EGGS.has(food.id) && buy.by === 'piece') return EGG_BOXES.map((pieces) => packOf(pieces, buy.grams))
  const own = buy.by === 'piece' ? [] : ownPackages(food, buy)
  if (own.length > 0) return own[0]?.label === CUP_OF_YOGURT ? [...own, ...usual(aisle, buy).slice(1)] : own
  if (buy.by === 'jar') return [{ kind: 'jar', grams: jarOf(food), label: jarOf(food) }]
  if (buy.by === 'piece') return buy.one === 'slice' ? [{ kind: 'loaf', grams: LOAF, label: LOAF }] : []
  return usual(aisle, buy)
}

/** The table has only a single cup of yogurt; a week's cooking needs a tub. */
const CUP_OF_YOGURT = 170

function usual(aisle: Aisle, buy: ShopFood['buy']): ShopPackage[] {
  const kind = kindIn(aisle, buy)
  const density = buy.by === 'ml' ? buy.density : 1
  const sizes = kind === 'can' ? [CAN] : SIZES
  return kind ? sizes.map((label) => ({ kind, grams: label * density, label })) : []
}

const EGGS = new Set(['egg', 'quail-egg', 'egg-duck'])
const EGG_BOXES = [6, 10, 12]
const packOf = (pieces: number, grams: number): ShopPackage => ({
  kind: 'pieces',
  grams: pieces * grams,
  label: pieces,
})

/** Grams or milliliters. */
const SIZES = [250, 500, 1000]
const LOAF = 500

/** A usual spice jar holds 100 ml. */
const jarOf = ({ measures }: Food): number => {
  const cup = measures.find(({ unit }) => unit === 'cup')?.grams
  const spoon = measures.find(({ unit }) => unit === 'tsp')?.grams
  return Math.round(((cup ?? (spoon ?? 2) * 48) / CUP_ML) * 100)
}

export const CUP_ML = 236.588

function ownPackages({ measures, drainedShare = 1 }: Food, buy: ShopFood['buy']): ShopPackage[] {
  const density = buy.by === 'ml' ? buy.density : 1
  for (const [unit, kind] of OWN) {
    const grams = measures.find((measure) => measure.unit === unit)?.grams
    if (grams !== undefined && grams >= SACHET)
      return [{ kind, grams, label: Math.round(grams / drainedShare / (PRINTED.has(kind) ? 1 : density)) }]
  }
  return drainedShare < 1 ? [{ kind: 'can', grams: CAN * drainedShare, label: CAN }] : []
}

const CAN = 400

/** Lighter packets are single servings for a cup of coffee, and nobody shops by those. Yeast and gelatin come in 7 g. */
const SACHET = 5

/** The label of a quart of milk or a can of coconut milk gives as many milliliters as the table has grams. */
const PRINTED: ReadonlySet<PackageKind> = new Set(['can', 'carton'])

const OWN: readonly (readonly [unit: string, kind: PackageKind])[] = [
  ['can', 'can'],
  ['carton', 'carton'],
  ['jar', 'jar'],
  ['bottle', 'bottle'],
  ['tube', 'tube'],
  ['container', 'package'],
  ['package', 'package'],
  ['packet', 'packet'],
  ['envelope', 'packet'],
]

function kindIn(aisle: Aisle, buy: ShopFood['buy']): PackageKind | null {
  if (aisle === 'dairy' && buy.by === 'ml') return 'carton'
  if (aisle === 'oils' && buy.by === 'g') return 'jar'
  return KINDS[aisle]
}

/** What foods of an aisle are packed in; loose foods and those weighed at a counter have none. */
const KINDS: Readonly<Record<Aisle, PackageKind | null>> = {
  produce: null,
  bakery: null,
  meat: null,
  fish: null,
  dairy: 'package',
  cans: 'can',
  dry: 'package',
  baking: 'package',
  oils: 'bottle',
  spices: 'package',
  snacks: 'package',
  drinks: 'bottle',
  frozen: 'package',
  other: null,
}
