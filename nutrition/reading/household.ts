import type { Food, Measure } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { onePart, PARTS } from './counted-parts.ts'
import { about, exactly, known, measure, type One, round, scaledOne } from './one.ts'
import { oneItem, sizedUnit, young } from './one-item.ts'
import type { Size } from './read-amount.ts'
import { resized } from './sizes.ts'
import { smallKind } from './small-kinds.ts'
import { SPREAD, volumeSpread } from './spread.ts'
import { CUP_ML, type Unit } from './units.ts'

/**
 * One of a unit of this food, or null if neither the table nor our kitchen weights have it.
 * @param line the whole line, lower case, for words like "sliced" that change a measure
 * @param name the food as named, for the thing counted: "garlic cloves", "chicken thighs"
 */
export function oneOf(food: Food, unit: Unit, size: Size | null, line: string, name: string): One | null {
  if (unit.kind === 'mass') return exactly(unit.grams, `${unit.name} to grams`)
  if (unit.kind === 'volume') return oneVolume(food, unit, line)
  if (unit.kind === 'little') return oneLittle(food, unit.name)
  // "2 pcs onion" counts whole ones.
  if (unit.name === 'piece' && /\b(?:pcs?|nos|fingers?)\b/.test(line)) return oneItem(food, size, name)
  if (unit.name === 'stick' && food.group === 'fat' && !measure(food, 'stick'))
    return oneVolume(food, HALF_CUP, line)
  const small = unit.name === 'head' ? smallKind(words(name), size) : null
  if (small) return small
  const own = sizedUnit(food, unit.name, size)
  if (own) return own
  if (unit.kind === 'count' && PARTS.has(unit.name))
    return asThick(food, onePart(food, told(unit.name, line), size), unit.name, line)
  for (const same of [unit.name, ...(SAME.get(unit.name) ?? [])]) {
    const one = measure(food, same)
    if (one)
      return unit.name === 'head'
        ? young(food, resized(food, one, size), words(name))
        : resized(food, one, size)
  }
  if (unit.name === 'punnet') {
    const pint = measure(food, 'pint')
    return pint ? known(food, pint, SPREAD.usual) : about(250, SPREAD.usual, '1 punnet taken as 250 g')
  }
  if (unit.name === 'thumb') return ofLength(food, 1)
  return null
}

/** `readUnit` reads strips and rounds as slices, but the table has them separately: this is the line's own word. */
const told = (unit: string, line: string): string =>
  unit === 'slice' ? (/\b(?:strip|round)(?=s? )/.exec(line)?.[0] ?? unit) : unit

/** SR26's slices of white bread (18069): 28 g, a thin one 20 g, a very thin one 15 g; a thick one weighs one and a half times as much. */
function asThick(food: Food, one: One | null, unit: string, line: string): One | null {
  const word = THICKNESS.exec(line)?.slice(1).find(Boolean)
  if (!one || !word || unit !== 'slice' || food.group !== 'carbohydrate') return one
  const factor = word.startsWith('very') ? 0.55 : word.startsWith('thick') ? 1.4 : 0.7
  return { ...scaledOne(one, factor), by: `${one.by}, ${word} taken as ${factor} of it` }
}

const THICKNESS =
  /(?<!\b(?:inch|in|cm|mm)[- ])\b(very thin|thin|thick)(?:ly)?[- ](?:cut |sliced )?(?:slices?|rounds?)\b|\b(?:slices?|rounds?) (?:of )?(very thin|thin|thick)\b/

const HALF_CUP: Unit & { kind: 'volume' } = { kind: 'volume', name: 'stick', ml: CUP_ML / 2 }

/** Units that mean the same for a food that has only one of them. */
const SAME: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    can: ['jar', 'package'],
    jar: ['can'],
    tube: ['can'],
    package: ['packet', 'container', 'bunch', 'block'],
    packet: ['package', 'envelope'],
    container: ['package'],
    bottle: ['jar'],
    block: ['package'],
    head: ['bulb', 'medium', 'bunch'],
    bunch: ['head', 'package'],
    fillet: ['piece', 'breast'],
    breast: ['piece'],
    ear: ['cob', 'piece'],
    link: ['piece'],
    patty: ['piece'],
    thumb: ['inch'],
    sprig: ['stalk', 'leaf'],
    nest: ['bundle'],
    bundle: ['nest'],
  }),
)

/** A number of inches of it; null if the table has no inch of this food. */
export function ofLength(food: Food, inches: number): One | null {
  const inch = measure(food, 'inch')
  return inch && scaledOne(known(food, inch, SPREAD.counted), inches)
}

export function oneVolume(food: Food, unit: Unit & { kind: 'volume' }, line: string): One | null {
  const spread = volumeSpread(food, line)
  const pint = unit.name === 'pint' ? measure(food, 'pint') : null
  if (pint) return known(food, pint, spread)
  for (const [name, ml] of [...BY_SIZE].sort(
    (a, b) => Number(b[0] === unit.name) - Number(a[0] === unit.name),
  )) {
    const base = preparedMeasure(food, name, line) ?? measure(food, name)
    // A US cup is 236.588 ml; a measure of the same size is used as published, so that converting to milliliters
    // does not round it.
    if (base) return scaledOne(known(food, base, spread), unit.ml / ml)
  }
  return null
}

const BY_SIZE: [string, number][] = [
  ['cup', CUP_ML],
  ['tbsp', CUP_ML / 16],
  ['tsp', CUP_ML / 48],
]

/** `1 cup shredded cabbage` weighs less than chopped: such measures are named "cup shredded". */
function preparedMeasure(food: Food, unit: string, line: string): Measure | null {
  return (
    food.measures.find(
      (m) => m.unit.startsWith(`${unit} `) && line.includes(m.unit.slice(unit.length + 1)),
    ) ?? null
  )
}

/** Kitchen words with a usual size: a pinch is 1/16 tsp, a dash 1/8 tsp. */
function oneLittle(food: Food, name: string): One | null {
  const own = measure(food, name)
  if (own) return known(food, own, SPREAD.little)
  const spoon = measure(food, 'tsp')
  const share = SPOONS.get(name)
  if (name === 'handful') {
    const cup = measure(food, 'cup')
    // A handful of peppercorns fits in a palm; of leaves it is a cup.
    const most = food.seasoning ? 10 : 30
    const grams = cup && cup.grams <= 60 ? cup.grams : most
    return about(grams, SPREAD.little, `1 handful taken as ${round(grams)} g`)
  }
  return share
    ? about((spoon?.grams ?? 5) * share, SPREAD.little, `1 ${name} taken as ${shown(share)} tsp`)
    : null
}

const SPOONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    pinch: 1 / 16,
    smidgen: 1 / 32,
    hint: 1 / 16,
    little: 1,
    dash: 1 / 8,
    grind: 1 / 40,
    drop: 1 / 100,
    sprinkle: 1 / 4,
    splash: 3,
    drizzle: 1,
    glug: 3,
    dollop: 3,
    topping: 3,
    squeeze: 1,
    knob: 3,
    spray: 1 / 20,
  }),
)

const shown = (share: number) => (share >= 1 ? String(share) : `1/${Math.round(1 / share)}`)
