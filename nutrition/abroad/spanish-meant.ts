import type { SpanishAmount } from './spanish-amount.ts'
import type { Asides } from './spanish-asides.ts'

/** The unit that a unit's word means with some foods: "rama de canela" is a stick, "hoja de gelatina" a sheet. */
export const unitMeant = (unit: string, rest: string): string =>
  UNITS_MEANT.find(([food, said]) => said === unit && food.test(rest))?.[2] ?? unit

const UNITS_MEANT: readonly (readonly [RegExp, string, string])[] = [
  [/^canela\b/, 'sprig', 'stick'],
  [/^canela\b/, 'piece', 'stick'],
  [/^canela\b/, 'stalk', 'stick'],
  [/^apio\b/, 'sprig', 'stalk'],
  [/^(?:mantequilla|margarina)\b/, 'bar', 'stick'],
  [/^pan\b/, 'bar', 'loaf'],
  [/^(?:jamon|queso|tocino|pollo|pavo)\b/, 'sheet', 'slice'],
  [/^(?:queso|mozzarella|muzzarella)\b/, 'leaf', 'slice'],
  [/^(?:gelatina|grenetina|colapez|pasta|masa|lasana|alga|papel|hojaldre)\b/, 'leaf', 'sheet'],
  [/^yog(?:h?urt?s?|ures)\b/, '', 'container'],
]

/** What a name means with this amount; null if it is not one food then. "1 pan" may be a roll or a loaf. */
export function meantWith(food: string, amount: SpanishAmount, asides: Asides, rest: string): string | null {
  const { number, unit } = amount
  const isCounted = number !== '' && unit === ''
  const isPack = PACKS.has(unit)
  // Ketchup in Colombia; from a can, or by the ounce, it is the sauce.
  if (/^salsa (?:de )?tomate\b/.test(rest)) return unit === 'can' || unit === 'oz' ? food : null
  const of = WITH_AMOUNT.get(food)
  if (GROUND.test(rest) && (GRAINS.has(food) || PULSES.has(food) || MAIZE.test(food))) return null
  if (food === 'anise seeds' && POURED.has(unit)) return null
  if (of && isCounted)
    return of.counted === '' ? (asides.weight && food === 'white bread' ? food : null) : (of.counted ?? food)
  if (of && isPack) return of.packed ?? food
  if (of?.measured !== undefined && unit !== 'ear') return of.measured || null
  return dryGoods(food, amount, asides, rest)
}

/** An empty meaning is none. */
const WITH_AMOUNT: ReadonlyMap<string, { counted?: string; packed?: string; measured?: string }> = new Map([
  ['ears of corn', { measured: 'corn kernels', packed: 'corn kernels' }],
  ['corn kernels', { counted: 'ears of corn' }],
  ['cooked corn kernels', { counted: 'ears of cooked corn' }],
  ['boiled corn kernels', { counted: 'ears of cooked corn' }],
  ['cooked ears of corn', { counted: 'ears of cooked corn', measured: 'cooked corn' }],
  ['boiled ears of corn', { counted: 'ears of cooked corn', measured: 'cooked corn' }],
  ['fried plantains', { counted: 'ripe plantains, fried' }],
  ['white bread', { counted: '' }],
  ['sponge cake', { packed: 'yellow cake mix' }],
  ['vanilla extract', { counted: 'ladyfingers', packed: 'ladyfingers' }],
  ['brewed coffee', { counted: 'cup brewed coffee' }],
  ['paprika', { counted: 'red bell pepper' }],
  ['fries or chips', { counted: '', packed: 'potato chips', measured: '' }],
])

/** Ground, they are a flour or a dough. */
const GROUND = /\b(?:molid|triturad|pulverizad|martajad)[oa]s?\b/
const MAIZE = /^(?:corn|ears of corn|corn kernels|white corn)$/

/** "Un chorrito de anís" is the liqueur. */
const POURED: ReadonlySet<string> = new Set(['splash', 'drizzle', 'glass', 'shot', 'ml', 'container'])

const PACKS: ReadonlySet<string> = new Set(['package', 'can', 'jar'])

/**
 * Pulses, rice and pasta that are weighed are dry, unless the line says that they are cooked, fresh or from a can:
 * recipes in Spanish weigh nothing cooked without saying so.
 */
function dryGoods(
  food: string,
  { unit, number }: SpanishAmount,
  { soaked, cookedLater }: Asides,
  rest: string,
): string {
  if (!number || cookedLater || /\b(?:fresc|tiern|verdes?\b|granad|bab|al dente)/.test(rest)) return food
  if (PULSES.has(food)) return WEIGHTS.has(unit) || (soaked && unit === 'cup') ? `dried ${food}` : food
  return WEIGHTS.has(unit) && GRAINS.has(food) ? `dry ${food}` : food
}

const WEIGHTS: ReadonlySet<string> = new Set(['g', 'kg', 'lb', 'oz'])
const PULSES: ReadonlySet<string> = new Set(
  'mixed beans,black beans,pinto beans,kidney beans,pink beans,white beans,cranberry beans,lima beans,chickpeas,lentils,black-eyed peas,pigeon peas,canary beans'.split(
    ',',
  ),
)
const GRAINS: ReadonlySet<string> = new Set(
  'pasta,spaghetti,whole wheat pasta,egg noodles,rice noodles,rice,white rice,short-grain rice,brown rice,basmati rice,couscous,quinoa,amaranth'.split(
    ',',
  ),
)
