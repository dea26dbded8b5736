import type { Food, Measure } from './food.ts'
import { words } from './food-words.ts'
import { middleOf } from './quantity.ts'
import type { Amount, Size } from './read-amount.ts'
import { CUP_ML, type Unit } from './units.ts'

/** Grams of the edible food, and in words how they were found, or in words why they were not. */
export type Weight = { grams: number; weighedBy: string } | { grams: null; weighedBy: string }

/**
 * @param line the whole line, lower case, for words like "sliced" that change a measure
 * @param name the food as named, lower case, for the thing counted: "garlic cloves", "chicken thighs"
 */
export function weigh(food: Food, amount: Amount, line: string, name: string): Weight {
  if (!amount.quantity) {
    if (amount.totalGrams !== null)
      return known(amount.totalGrams, `${round(amount.totalGrams)} g as written`)
    return unknown('the line gives no amount')
  }
  const count = middleOf(amount.quantity)
  if (amount.eachGrams !== null) return weighPackages(food, count, amount.eachGrams, amount.unit)
  if (amount.unit?.kind === 'mass') {
    const grams = count * amount.unit.grams
    return known(
      grams,
      amount.unit.name === 'g' ? `${round(grams)} g as written` : `${amount.unit.name} to grams`,
    )
  }
  if (amount.totalGrams !== null) return known(amount.totalGrams, `${round(amount.totalGrams)} g as written`)
  const one = amount.unit
    ? oneOf(food, amount.unit, amount.size, line, name)
    : oneItem(food, amount.size, name)
  if (!one)
    return unknown(`no weight known for a ${amount.unit?.name ?? amount.size ?? 'piece'} of ${food.name}`)
  const more = amount.plus ? oneOf(food, amount.plus.unit, null, line, name) : null
  const extra = amount.plus && more ? middleOf(amount.plus.quantity) * more.grams : 0
  return known(count * one.grams + extra, one.by)
}

const known = (grams: number, weighedBy: string): Weight => ({ grams, weighedBy })
const unknown = (why: string): Weight => ({ grams: null, weighedBy: why })
const round = (grams: number) => Number(grams.toPrecision(3))

function weighPackages(food: Food, count: number, each: number, unit: Unit | null): Weight {
  const inCan = unit?.kind === 'container' && food.drainedShare !== undefined
  if (!inCan) return known(count * each, `${round(each)} g each as written`)
  const share = food.drainedShare ?? 1
  return known(
    count * each * share,
    `${round(each)} g a ${unit.name} as written, ${Math.round(share * 100)}% of it drained`,
  )
}

type One = { grams: number; by: string }

function oneOf(food: Food, unit: Unit, size: Size | null, line: string, name: string): One | null {
  if (unit.kind === 'mass') return { grams: unit.grams, by: `${unit.name} to grams` }
  if (unit.kind === 'volume') return oneVolume(food, unit, line)
  if (unit.kind === 'little') return oneLittle(food, unit.name)
  if (unit.name === 'cm') {
    const inch = measured(food, 'inch')
    return inch && { grams: inch.grams / 2.54, by: inch.by }
  }
  if (unit.name === 'piece') return oneItem(food, size, name)
  const sized = unit.name === 'head' && size ? measured(food, size) : null
  if (sized) return sized
  for (const same of [unit.name, ...(SAME[unit.name] ?? [])]) {
    const one = measured(food, same)
    if (one) return one
  }
  return null
}

/** Units that mean the same of a food that knows only one of them. */
const SAME: Record<string, string[]> = {
  can: ['jar', 'package'],
  jar: ['can'],
  package: ['packet', 'container', 'bunch', 'block'],
  packet: ['package', 'envelope'],
  container: ['package'],
  bottle: ['jar'],
  block: ['package'],
  stalk: ['rib', 'piece'],
  stick: ['stalk', 'piece'],
  head: ['bulb', 'medium', 'bunch'],
  bunch: ['head', 'package'],
  leaf: ['piece'],
  fillet: ['piece', 'breast'],
  breast: ['piece'],
  ear: ['cob', 'piece'],
  link: ['piece'],
  patty: ['piece'],
  sheet: ['piece'],
  cube: ['piece'],
  square: ['piece'],
  slice: ['strip', 'ring'],
  thumb: ['inch'],
  sprig: ['leaf'],
  spear: ['piece'],
}

function oneVolume(food: Food, unit: Unit & { kind: 'volume' }, line: string): One | null {
  if (unit.name === 'pint') {
    const pint = measured(food, 'pint')
    if (pint) return pint
  }
  const own = CUP_PARTS.has(unit.name)
    ? (preparedMeasure(food, unit.name, line) ?? measure(food, unit.name))
    : null
  if (own) return { grams: own.grams, by: said(food, own) }
  for (const [name, ml] of BY_SIZE) {
    const base = (name === 'cup' && preparedMeasure(food, name, line)) || measure(food, name)
    if (base) return { grams: (base.grams * unit.ml) / ml, by: said(food, base) }
  }
  return null
}

const CUP_PARTS = new Set(['cup', 'tbsp', 'tsp'])
const BY_SIZE: [string, number][] = [
  ['cup', CUP_ML],
  ['tbsp', CUP_ML / 16],
  ['tsp', CUP_ML / 48],
]

/** `1 cup shredded cabbage` weighs less than a chopped one: measures named "cup shredded". */
function preparedMeasure(food: Food, unit: string, line: string): Measure | null {
  return (
    food.measures.find(
      (m) => m.unit.startsWith(`${unit} `) && line.includes(m.unit.slice(unit.length + 1)),
    ) ?? null
  )
}

/** Kitchen words with a usual size: a pinch is 1/16 tsp, a dash 1/8 tsp. */
function oneLittle(food: Food, name: string): One | null {
  const own = measured(food, name)
  if (own) return own
  const spoon = measure(food, 'tsp')
  const share = SPOONS[name]
  if (spoon && share) return { grams: spoon.grams * share, by: `1 ${name} taken as ${share} tsp` }
  if (name === 'handful') {
    const cup = measure(food, 'cup')
    const grams = cup && cup.grams <= 60 ? cup.grams : 30
    return { grams, by: `1 handful taken as ${round(grams)} g` }
  }
  return share ? { grams: 5 * share, by: `1 ${name} taken as ${share} tsp` } : null
}

const SPOONS: Record<string, number> = {
  pinch: 1 / 16,
  dash: 1 / 8,
  drop: 1 / 100,
  sprinkle: 1 / 4,
  splash: 3,
  drizzle: 1,
  squeeze: 1,
  knob: 3,
  spray: 1 / 20,
}

/** `2 onions`, `1 large egg`, `3 garlic cloves`, `2 chicken thighs`. */
function oneItem(food: Food, size: Size | null, name: string): One | null {
  const named = words(name)
  const item = food.measures.find(({ unit }) => NAMED_ITEMS.has(unit) && named.includes(unit))
  if (item) return { grams: item.grams, by: said(food, item) }
  const asked = size ? measured(food, size) : null
  if (asked) return asked
  const piece =
    measured(food, 'piece') ?? measured(food, 'medium') ?? measured(food, 'large') ?? measured(food, 'fillet')
  if (!piece) return null
  const factor = size ? SIZE_FACTORS[size] : 1
  return {
    grams: piece.grams * factor,
    by: factor === 1 ? piece.by : `${piece.by}, ${size} taken as ${factor} of it`,
  }
}

const NAMED_ITEMS = new Set(
  'clove stalk leaf sprig fillet breast thigh drumstick tenderloin spear slice head bunch floret wedge stick sheet link patty square nest pod ear lemon lime orange cap bulb'.split(
    ' ',
  ),
)
const SIZE_FACTORS: Record<Size, number> = {
  small: 0.7,
  medium: 1,
  large: 1.4,
  'extra large': 1.6,
  jumbo: 1.7,
}

const measure = (food: Food, unit: string): Measure | null =>
  food.measures.find((m) => m.unit === unit) ?? null

function measured(food: Food, unit: string): One | null {
  const found = measure(food, unit)
  return found && { grams: found.grams, by: said(food, found) }
}

const said = (food: Food, { unit, grams, estimate }: Measure): string =>
  `1 ${unit} = ${round(grams)} g (${estimate || !food.ndb ? 'usual kitchen weight' : `USDA ${food.ndb}`})`
