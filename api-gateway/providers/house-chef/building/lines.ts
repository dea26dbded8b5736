import type { Entry } from '../larder/larder-entry.ts'
import { fraction, type Measured, measure, roundGrams } from './amounts.ts'

/** The name in a sentence for this many grams: "scallion" or "scallions". */
export function nameOf(entry: Entry, grams: number): string {
  const { quantity, unit } = amountOf(entry, grams)
  const counted = !['cup', 'tsp', 'tbsp', 'lb', 'oz'].includes(unit) && !unit.startsWith('cup ')
  if (!counted) return entry.name
  return quantity > 1 ? entry.many : entry.one
}

/** The line says that its weight is of the part that is eaten: "3 carrots (about 185 g peeled), sliced". */
function notesOf(note: string): { bared: string; rest: string } {
  const [, bared = '', rest = ''] =
    /^(peeled|cored|pitted|hulled|trimmed)(?:, | and |$)(.*)$/.exec(note) ?? []
  return bared ? { bared, rest } : { bared: '', rest: note }
}

/** Larger amounts of vegetables are weighed: nobody fills twenty cups with chard or counts two dozen carrots. */
function amountOf({ kind, unit, unitGrams, cupGrams, teaspoonGrams, food }: Entry, grams: number): Measured {
  const green = kind === 'leaf' || kind === 'vegetable' || food.group === 'vegetable'
  const count = grams / unitGrams
  // Nobody counts a hundred slices of mushroom either; bread is counted.
  const many =
    (green && unit.startsWith('cup') && count > (kind === 'leaf' ? 8.5 : 6.4)) ||
    (green && PIECES.has(unit) && unitGrams >= 30 && count > 12.4) ||
    (kind !== 'carbohydrate' && unit === 'slice' && count > 24)
  return measure(grams, many ? 'lb' : unit, unitGrams, cupGrams, teaspoonGrams)
}

const SIZES = new Set(['medium', 'small', 'large'])
const PIECES = new Set(['medium', 'small', 'large', 'piece', 'stalk'])

/** The line that a person reads and the food table parses: "1 ½ cups cooked quinoa (about 280 g)". */
export function lineOf(entry: Entry, meant: number, note: string): { line: string; grams: number } {
  const { quantity, unit, grams } = amountOf(entry, meant)
  const { bared, rest } = notesOf(note)
  const plural = quantity > 1
  if (unit === 'tsp')
    return { line: `${fraction(quantity)} tsp ${entry.line}${rest ? `, ${rest}` : ''}`, grams }
  const weight = roundGrams(grams)
  const about =
    weight >= 15 && entry.food.id !== 'water' && entry.food.id !== 'egg'
      ? ` (about ${weight} g${bared ? ` ${bared}` : ''})`
      : ''
  const meantGrams = about ? weight : grams
  const after = [about ? '' : bared, rest]
    .filter(Boolean)
    .map((said) => `, ${said}`)
    .join('')
  const name =
    ['cup', 'tbsp', 'oz', 'lb'].includes(unit) || unit.startsWith('cup ')
      ? entry.line
      : lineName(entry, plural)
  const measureWord = SIZES.has(unit)
    ? `${unit} `
    : unit === 'piece'
      ? ''
      : unit.startsWith('cup')
        ? `${plural ? 'cups' : 'cup'} `
        : `${COUNTED[unit]?.[plural ? 1 : 0] ?? unit} `
  return {
    line: `${fraction(quantity)} ${measureWord}${name}${about}${after}`,
    grams: ['oz', 'lb'].includes(unit) ? grams : meantGrams,
  }
}

const COUNTED: Record<string, [string, string]> = {
  clove: ['clove', 'cloves'],
  slice: ['slice', 'slices'],
  stalk: ['stalk', 'stalks'],
  leaf: ['leaf', 'leaves'],
  sheet: ['sheet', 'sheets'],
  fillet: ['fillet', 'fillets'],
}

/** The name of a counted food in the line: "2 medium zucchini", "1 scallion", "2 slices rye bread". */
function lineName(entry: Entry, plural: boolean): string {
  if (entry.one !== entry.many) return plural ? entry.many : entry.one
  return PIECES.has(entry.unit) && entry.unit !== 'stalk' ? counted(entry.line, plural) : entry.line
}

/** Names that are the same in singular and plural. */
const SAME =
  /(?:zucchini|asparagus|celery|corn|broccoli|cauliflower|squash|kohlrabi|daikon|jicama|bok choy|fennel|fruit|garlic|tempeh|naan|pita|roti|salami|okra|dough|haloumi|halloumi|bread|cheese|ham|bacon|spam)$/i

/** "2 limes", "1 hard-boiled egg". */
function counted(name: string, plural: boolean): string {
  if (SAME.test(name) || /[,(]/.test(name)) return name
  const isMany = /[^s]s$/.test(name)
  if (plural === isMany) return name
  if (!plural && name.endsWith('leaves')) return name.replace(/leaves$/, 'leaf')
  if (!plural)
    return name
      .replace(/(?<=tomato|potato)es$/, '')
      .replace(/ies$/, 'y')
      .replace(/([^s])s$/, '$1')
  return /[^aeiou]y$/.test(name)
    ? name.replace(/y$/, 'ies')
    : /(?:tomato|potato|mango|ch|sh|x)$/.test(name)
      ? `${name}es`
      : /chili$/.test(name)
        ? `${name}es`
        : `${name}s`
}

/** "a, b and c", without empty or repeated parts; lists among the parts are merged. */
export function and(...parts: string[]): string {
  const each = parts.flatMap((part) => part.split(/, | and /)).filter(Boolean)
  const said = [...new Set(each)].filter((part) => !each.includes(`${part}s`))
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}
