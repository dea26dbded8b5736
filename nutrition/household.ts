import type { Food, Measure } from './food.ts'
import { words } from './food-words.ts'
import type { Size } from './read-amount.ts'
import { SPREAD, volumeSpread } from './spread.ts'
import { CUP_ML, type Unit } from './units.ts'

/** Grams of one measure of a food, least and most it may be, and how that is known. */
export type One = { grams: number; least: number; most: number; by: string }

/**
 * One of a unit of this food, or null where no table and no kitchen knows it.
 * @param line the whole line, lower case, for words like "sliced" that change a measure
 * @param name the food as named, for the thing counted: "garlic cloves", "chicken thighs"
 */
export function oneOf(food: Food, unit: Unit, size: Size | null, line: string, name: string): One | null {
  if (unit.kind === 'mass') return exactly(unit.grams, `${unit.name} to grams`)
  if (unit.kind === 'volume') return oneVolume(food, unit, line)
  if (unit.kind === 'little') return oneLittle(food, unit.name)
  if (unit.name === 'piece') return oneItem(food, size, name)
  const own = sizedUnit(food, unit.name, size)
  if (own) return own
  for (const same of [unit.name, ...(SAME[unit.name] ?? [])]) {
    const one = measure(food, same)
    if (one) return resized(food, one, size)
  }
  if (unit.name === 'punnet') {
    const pint = measure(food, 'pint')
    return pint ? known(food, pint, SPREAD.usual) : about(250, SPREAD.usual, '1 punnet taken as 250 g')
  }
  if (unit.name === 'stick' && food.group === 'fat') return oneVolume(food, HALF_CUP, line)
  if (unit.name === 'thumb') return ofLength(food, 1)
  return null
}

const HALF_CUP: Unit & { kind: 'volume' } = { kind: 'volume', name: 'stick', ml: CUP_ML / 2 }

/** Units that mean the same of a food that knows only one of them. */
const SAME: Record<string, string[]> = {
  can: ['jar', 'package'],
  jar: ['can'],
  tube: ['can'],
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
  slice: ['strip', 'ring', 'piece'],
  thumb: ['inch'],
  sprig: ['stalk', 'leaf'],
  spear: ['piece'],
  ball: ['piece'],
  nest: ['bundle'],
  bundle: ['nest'],
}

/** So many inches of it; null where the table has no inch of this food. */
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
    // A US cup is 236.588 ml; a measure of the same size is taken as published, unrounded by the way through millilitres.
    if (base) return scaledOne(known(food, base, spread), unit.ml / ml)
  }
  return null
}

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
  const own = measure(food, name)
  if (own) return known(food, own, SPREAD.little)
  const spoon = measure(food, 'tsp')
  const share = SPOONS[name]
  if (name === 'handful') {
    const cup = measure(food, 'cup')
    const grams = cup && cup.grams <= 60 ? cup.grams : 30
    return about(grams, SPREAD.little, `1 handful taken as ${round(grams)} g`)
  }
  return share
    ? about((spoon?.grams ?? 5) * share, SPREAD.little, `1 ${name} taken as ${shown(share)} tsp`)
    : null
}

const SPOONS: Record<string, number> = {
  pinch: 1 / 16,
  smidgen: 1 / 32,
  hint: 1 / 16,
  little: 1,
  dash: 1 / 8,
  drop: 1 / 100,
  sprinkle: 1 / 4,
  splash: 3,
  drizzle: 1,
  glug: 3,
  dollop: 3,
  squeeze: 1,
  knob: 3,
  spray: 1 / 20,
}

/** `2 onions`, `1 large egg`, `3 garlic cloves`, `2 chicken thighs`. */
export function oneItem(food: Food, size: Size | null, name: string): One | null {
  const named = words(name)
  const item = food.measures.find(({ unit }) => NAMED_ITEMS.has(unit) && named.includes(unit))
  if (item) return sizedUnit(food, item.unit, size) ?? resized(food, item, size)
  const asked = size ? measure(food, size) : null
  if (asked) return known(food, asked, SPREAD.sized)
  const piece =
    measure(food, 'piece') ?? measure(food, 'medium') ?? measure(food, 'large') ?? measure(food, 'fillet')
  return piece && resized(food, piece, size)
}

const NAMED_ITEMS = new Set(
  'clove stalk leaf sprig fillet breast thigh drumstick tenderloin spear slice head bunch floret wedge stick sheet link patty square nest pod ear lemon lime orange cap bulb cube ball rib chop strip'.split(
    ' ',
  ),
)

/** "1 large head", "2 small stalks": where one of them is the table's medium, its small and large are theirs too. */
function sizedUnit(food: Food, unit: string, size: Size | null): One | null {
  const sized = size ? measure(food, size) : null
  const one = measure(food, unit)
  const isWhole = unit === 'head' || (one !== null && one.grams === measure(food, 'medium')?.grams)
  return sized && isWhole ? known(food, sized, SPREAD.sized) : null
}

/** One of no stated size reaches from small to large; one of a size the table lacks is taken as a share of it. */
function resized(food: Food, one: Measure, size: Size | null): One {
  if (size && size !== 'medium') {
    const factor = SIZE_FACTORS[size]
    const plain = known(food, one, SPREAD.counted)
    return { ...scaledOne(plain, factor), by: `${plain.by}, ${size} taken as ${factor} of it` }
  }
  // A stick of butter is cut by a machine.
  const machined = one.unit === 'stick' && food.group === 'fat'
  const spread = machined
    ? SPREAD.pourable
    : size
      ? SPREAD.sized
      : one.estimate
        ? SPREAD.usual
        : SPREAD.counted
  const plain = known(food, one, spread)
  const small = measure(food, 'small')?.grams
  const large = (measure(food, 'extra large') ?? measure(food, 'large'))?.grams
  const whole = one.unit === 'piece' || one.grams === measure(food, 'medium')?.grams
  if (size || !whole || !small || !large || small > one.grams || large < one.grams) return plain
  return { ...plain, least: small, most: large }
}

const SIZE_FACTORS: Record<Size, number> = {
  small: 0.7,
  medium: 1,
  large: 1.4,
  'extra large': 1.6,
  jumbo: 1.7,
}

const measure = (food: Food, unit: string): Measure | null =>
  food.measures.find((m) => m.unit === unit) ?? null

/** A weight that is as good as exact. */
export const exactly = (grams: number, by: string): One => ({ grams, least: grams, most: grams, by })

const about = (grams: number, spread: number, by: string): One => ({
  grams,
  least: grams * (1 - spread),
  most: grams * (1 + spread),
  by,
})

const known = (food: Food, { unit, grams, estimate }: Measure, spread: number): One =>
  about(
    grams,
    spread,
    `1 ${unit} = ${round(grams)} g (${estimate || !food.ndb ? 'usual kitchen weight' : `USDA ${food.ndb}`})`,
  )

export const scaledOne = (one: One, factor: number): One => ({
  ...one,
  grams: one.grams * factor,
  least: one.least * factor,
  most: one.most * factor,
})

export const round = (grams: number) => Number(grams.toPrecision(3))

const shown = (share: number) => (share >= 1 ? String(share) : `1/${Math.round(1 / share)}`)
