import type { ShopFood, ShopPackage } from '@evenplate/domain/shop-food'
import { NOTHING, packagesFor } from './packages.ts'
import { sayFluidOunces, sayGrams, sayMilliliters, sayPounds } from './weights.ts'

/** An amount in a shopper's words. It is rounded up for reading; the grams stay exact. */
export type Amount = {
  /** What is needed: "5 eggs", "1.2 kg (2 lb 11 oz)", "a jar, you need 6 g". */
  need: string
  /** What to put in the cart for it, "400 g (15 oz) can × 2"; null if it is sold loose or by the piece. */
  buy: string | null
  /** What will be left over from the packages, "130 g"; null if nothing. */
  over: string | null
}

/** Grams of a food as people buy it. */
export function amountOf(grams: number, food: ShopFood): Amount {
  const { buy } = food
  if (buy.by === 'jar') return jarOf(grams, food)
  const supply = supplyOf(grams, food)
  if (supply) return { need: `a ${supply}, you need ${sayNeed(grams, food)}`, buy: null, over: null }
  const bought = packagesFor(grams, food.packages)
  return {
    need: sayNeed(grams, food),
    buy: bought?.packages.map(({ of, count }) => `${sayPackage(of, food)} × ${count}`).join(' + ') ?? null,
    over:
      bought && bought.over > NOTHING && isWorthSaying(bought.over, food) ? sayOver(bought.over, food) : null,
  }
}

/** One line: "5 eggs: pack of 6 × 1; 1 egg over". */
export function sayAmount({ need, buy, over }: Amount): string {
  const bought = buy === null ? need : `${need}: ${buy}`
  return over === null ? bought : `${bought}; ${over} left over`
}

/**
 * The container of a food of which a week needs only a little: a bottle of oil, a package of starch. Null if its package
 * has a special size instead of a usual one, or if the week needs more.
 */
function supplyOf(grams: number, { buy, packages }: ShopFood): string | null {
  const [first] = packages
  if (!first || packages.length === 1 || buy.by === 'piece') return null
  return grams * A_LITTLE <= Math.min(...packages.map((one) => one.grams)) ? first.kind : null
}

const A_LITTLE = 8

function jarOf(grams: number, { packages }: ShopFood): Amount {
  const holds = packages[0]?.grams ?? Number.POSITIVE_INFINITY
  const jars = Math.ceil((grams - NOTHING) / holds)
  return {
    need: `${jars > 1 ? `${jars} jars` : 'a jar'}, you need ${sayGrams(grams)}`,
    buy: null,
    over: null,
  }
}

/** Grams in the food's own measure, without its packages: "5 eggs", "500 ml (17 fl oz)". */
export function sayNeed(grams: number, food: ShopFood): string {
  const { buy } = food
  switch (buy.by) {
    case 'piece': {
      const pieces = Math.max(1, Math.ceil((grams - NOTHING) / buy.grams))
      return `${pieces} ${pieces === 1 ? buy.one : buy.many}`
    }
    case 'ml':
      return both(sayMilliliters(grams / buy.density), sayFluidOunces(grams / buy.density))
    default:
      return sayWeight(grams / (food.edible ?? 1))
  }
}

/** Grams and pounds: "510 g (1 lb 2 oz)". */
export const sayWeight = (grams: number): string => both(sayGrams(grams), sayPounds(grams))

const both = (metric: string, us: string): string => (us ? `${metric} (${us})` : metric)

function sayPackage({ kind, label, grams }: ShopPackage, { buy }: ShopFood): string {
  if (kind === 'pieces') return `pack of ${label}`
  const printed =
    buy.by === 'ml'
      ? both(sayMilliliters(label), sayFluidOunces(label, 'nearest'))
      : both(sayGrams(label), sayPounds(label, 'nearest'))
  const drained = buy.by === 'ml' || label <= grams * DRAINED ? '' : `, ${sayGrams(grams)} drained`
  return `${printed} ${kind}${drained}`
}

/** A label above this many times the usable weight is not just rounded: something is drained off. */
const DRAINED = 1.05

function sayOver(grams: number, { buy }: ShopFood): string {
  if (buy.by === 'ml') return sayDown(grams / buy.density, 'ml')
  if (buy.by === 'g' || buy.by === 'jar') return sayDown(grams, 'g')
  const pieces = Math.floor((grams + NOTHING) / buy.grams)
  return `${pieces} ${pieces === 1 ? buy.one : buy.many}`
}

const isWorthSaying = (grams: number, { buy }: ShopFood): boolean =>
  grams + NOTHING >= (buy.by === 'piece' ? buy.grams : 1)

/** Leftover amounts are rounded down: nobody should count on more. */
const sayDown = (value: number, unit: 'g' | 'ml'): string => {
  const whole = Math.floor(value + NOTHING)
  return whole >= 1000 ? `${Math.floor(whole / 10) / 100} ${unit === 'g' ? 'kg' : 'L'}` : `${whole} ${unit}`
}
