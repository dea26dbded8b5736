import { inflect } from './inflect.ts'
import { inCups, inPieces, inPounds, inSpoons, roundGrams, slackOf } from './kitchen-measures.ts'

/** `grams`: the weight of the line as written. `name`: the line without its amount. */
type Line = { text: string; grams: number; name: string }

/**
 * An ingredient line with its amount multiplied, in the measure it was written in: "1 cup flour (about 120 g)" times
 * 3/2 is "1 ½ cups flour (about 180 g)". If no spoon or piece is close enough it is in grams, followed by the nearest
 * amount in its own measure: "150 g flour (about 1 ¼ cups)". Its amount is within 2% of the exact weight, or half a
 * gram.
 */
export function scaledLine({ text, grams, name }: Line, times: number): string {
  const exact = grams * times
  const own = inOwnMeasure(text, times, slackOf(exact))
  if (own) return withWeight(`${own.says} ${own.food}`, times)
  const about = inOwnMeasure(text, times, NEARLY)
  if (exact < PINCH && /\bt(?:sp|bsp|easpoon)/i.test(text)) return `a pinch of ${name}`
  const [food = '', ...rest] = name.split(',')
  const measure = about?.isPieces ? '' : about && ` (about ${about.says})`
  return [`${roundGrams(exact)} g ${food}${measure ?? ''}`, ...rest].join(',')
}

/** For a cook without a scale, no measure that is further off is given. */
const NEARLY = 1 / 8

/** Grams of a spice that count as a pinch. */
const PINCH = 0.4

type Own = { says: string; food: string; isPieces: boolean }

function inOwnMeasure(text: string, times: number, slack: number): Own | null {
  const [, whole = '', fraction = '', after = ''] = LEADING.exec(text) ?? []
  const amount = readCount(whole, fraction)
  if (amount === null || RANGE.test(after)) return null
  const [word = '', dot = ''] = /^([a-z]+)(\.?)(?![a-z])/i.exec(after) ?? []
  const unit =
    UNITS.get(word.replace('.', '').toLowerCase()) ?? UNITS.get(word.slice(0, word.length - dot.length))
  if (!unit) {
    const pieces = isPlain(after.replace(PACKAGE, '')) ? inPieces(amount * times, slack) : null
    const food = pieces && inflect(after, { from: amount > 1, to: pieces.many })
    return pieces && food ? { says: pieces.says, food, isPieces: true } : null
  }
  const food = after.slice(word.length).trim()
  if (!food || !isPlain(food)) return null
  const said = SAYS[unit.in](amount * unit.holds * times, slack)
  return said ? { says: said, food, isPieces: false } : null
}

const LEADING = /^(\d{1,4}(?:\.\d{1,3})?)?[ \u00a0]?([¼½¾⅓⅔⅛⅜⅝⅞]|[1-9]\/[2-8](?!\d))?[ \u00a0]?(\D.*)$/u

/** "1-2 tsp", "1 to 2 tsp", "2% milk", "5 × 80 g", "1 1/2-inch piece". */
const RANGE = /^(?:[-–—%×x/.,+&]|to\b|or\b)/i

const PARTS = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
])

function readCount(whole: string, fraction: string): number | null {
  if (!whole && !fraction) return null
  const [over, under] = fraction.split('/').map(Number)
  const part = !fraction ? 0 : (PARTS.get(fraction) ?? (over && under ? over / under : Number.NaN))
  const count = Number(whole || 0) + part
  return Number.isFinite(count) && count > 0 ? count : null
}

type Unit = { in: keyof typeof SAYS; holds: number }

const SAYS = {
  // For a quarter cup or less, spoons say roughly how much it is.
  cups: (cups: number, slack: number) =>
    inCups(cups, slack) ?? (slack === NEARLY && cups < 1 / 3 ? inSpoons(cups * 48, slack) : null),
  spoons: inSpoons,
  pounds: inPounds,
  grams: (grams: number, slack: number) => `${roundGrams(grams, slack)} g`,
  milliliters: (ml: number, slack: number) => `${roundGrams(ml, slack)} ml`,
}

const unitsOf = (words: string, unit: Unit): [string, Unit][] => words.split(' ').map((word) => [word, unit])

const UNITS = new Map<string, Unit>([
  ...unitsOf('tsp teaspoon teaspoons', { in: 'spoons', holds: 1 }),
  ...unitsOf('tbsp tbs tablespoon tablespoons', { in: 'spoons', holds: 3 }),
  ...unitsOf('cup cups', { in: 'cups', holds: 1 }),
  ...unitsOf('oz ounce ounces', { in: 'pounds', holds: 1 }),
  ...unitsOf('lb lbs pound pounds', { in: 'pounds', holds: 16 }),
  ...unitsOf('g gram grams', { in: 'grams', holds: 1 }),
  ...unitsOf('kg', { in: 'grams', holds: 1000 }),
  ...unitsOf('ml milliliter milliliters', { in: 'milliliters', holds: 1 }),
  ...unitsOf('l liter liters', { in: 'milliliters', holds: 1000 }),
])

/** The size of a package stays: "2 (14 oz) cans" of "1 (14 oz) can". */
const PACKAGE = /^\(\d[^)]{0,30}\)/

const WEIGHT = /\(about (\d{1,5}(?:\.\d)?) g(?=[ )])/g

/** Otherwise a line that names a second amount would keep that unchanged. */
const isPlain = (food: string): boolean =>
  !/\d[ -]?(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|ounces?|pounds?)\b|\bplus\b|[¼½¾⅓⅔⅛⅜⅝⅞]/i.test(
    food.replaceAll(WEIGHT, '').replaceAll(/[¼½¾⅓⅔⅛]-inch/g, ''),
  )

const withWeight = (line: string, times: number): string =>
  line.replaceAll(WEIGHT, (_, grams: string) => `(about ${roundGrams(Number(grams) * times)} g`)
