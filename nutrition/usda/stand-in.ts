import type { Food, Measure, Nutrients, PlateGroup } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { type Named, rowsNamed } from './find-row.ts'
import { type Row, rowOfCode, rowsCalled } from './rows.ts'

/**
 * A USDA food for a name that our table does not know; null if none has all its words, or if those that match differ too
 * much in carbohydrate.
 * @param tokens the name as comparable words
 */
export function standInFor(tokens: readonly string[]): Food | null {
  const found = rowsNamed(tokens)
  return found.length > 0 ? ofAll(found) : null
}

/** The food that USDA itself calls by this name, "Cookie, vanilla wafer". */
export function usdaFood(name: string): Food | null {
  const head = words(name.slice(0, 300).split(/[,(]/)[0] ?? '').at(-1) ?? ''
  const row = rowsCalled(head).find((one) => one.name === name)
  return row ? ofAll([{ row, isBest: true }]) : null
}

/** The USDA food that a line was counted as, by its id, `usda-15155`. */
export function usdaFoodById(id: string): Food | null {
  const row = id.startsWith(USDA) ? rowOfCode(id.slice(USDA.length)) : undefined
  return row ? foodOf(row) : null
}

/** The first of these foods, with the range of all. */
export function foodOfCodes(codes: readonly string[]): Food | null {
  const foods = codes.map((code) => usdaFoodById(USDA + code)).filter((food) => food !== null)
  const [first] = foods
  return first ? withRange(first, foods, rangeOf(first, foods)) : null
}

/** The same food with a range of at least this share either way. */
export function unsureBy(food: Food, share: number): Food {
  const carbs = carbsOf(food)
  const { least, most } = food.carbsBetween ?? { least: carbs, most: carbs }
  return withRange(food, [], {
    least: Math.min(least, carbs * (1 - share)),
    most: Math.max(most, carbs * (1 + share)),
  })
}

const USDA = 'usda-'

/** A plain one from the middle of the best matches, with the range of all. */
function ofAll(named: readonly Named[]): Food | null {
  const foods = inOrder(named)
  const middle = plainest(inOrder(named.filter(({ isBest }) => isBest)))
  if (!middle) return null
  const range = rangeOf(middle, foods)
  if (range.most - range.least > MOST_SPREAD + MOST_SHARE * carbsOf(middle)) return null
  return withRange(middle, foods, range)
}

type Range = NonNullable<Food['carbsBetween']>

function rangeOf(middle: Food, foods: readonly Food[]): Range {
  const sure = middle.name.endsWith(', NFS') ? OF_ANY_KIND : SURE
  return {
    least: Math.min(...foods.map(carbsOf), carbsOf(middle) * (1 - sure)),
    most: Math.max(...foods.map(carbsOf), carbsOf(middle) * (1 + sure)),
  }
}

function withRange(middle: Food, foods: readonly Food[], carbsBetween: Range): Food {
  const { least, most } = carbsBetween
  const measures = allMeasures([middle, ...foods])
  // The measures of other foods count, too: which food was read first must not decide what a piece weighs.
  const weights = measures.map(({ unit, grams }) => `${unit} ${grams}`)
  return same([middle.id, least, most, ...weights].join(' '), () => ({ ...middle, measures, carbsBetween }))
}

const kept = new Map<string, Food>()

/** The same object for the same food, as in the table: readers compare foods by identity. */
export function same(key: string, make: () => Food): Food {
  const known = kept.get(key) ?? make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, known)
  return known
}

const MOST_KEPT = 2000

const inOrder = (named: readonly Named[]): Food[] =>
  named.map(({ row }) => foodOf(row)).sort((a, b) => carbsOf(a) - carbsOf(b))

/** Of the foods near the middle one, the one with the shortest name. */
function plainest(foods: readonly Food[]): Food | undefined {
  const middle = foods[Math.floor((foods.length - 1) / 2)]
  if (!middle) return undefined
  const isNear = (food: Food) => Math.abs(carbsOf(food) - carbsOf(middle)) <= NEAR * carbsOf(middle)
  return foods.filter(isNear).reduce((a, b) => (b.name.length < a.name.length ? b : a), middle)
}

const NEAR = 0.05

export const carbsOf = ({ per100g }: Food): number => per100g.carbs ?? 0

/** Even if only one food has that name, it is an American average, not what this line was made with. */
const SURE = 0.1
/** "Cookie, NFS" is an average of kinds. */
const OF_ANY_KIND = 0.2

/** How far apart the matching foods may be: grams per 100 g, plus a share of the middle one. */
const MOST_SPREAD = 5
const MOST_SHARE = 0.4

function allMeasures(foods: readonly Food[]): Measure[] {
  const found = new Map<string, Measure>()
  for (const { measures } of foods)
    for (const measure of measures) if (!found.has(measure.unit)) found.set(measure.unit, measure)
  return [...found.values()]
}

const made = new WeakMap<Row, Food>()

function foodOf(row: Row): Food {
  const known = made.get(row) ?? readFood(row)
  made.set(row, known)
  return known
}

/** Which allergens it has is not known: the rules read its name (`rules.ts`). */
function readFood({ code, name, figures }: Row): Food {
  const [group = '', ...columns] = figures.split('\t')
  const measures = columns.pop() ?? ''
  const table = code.length > 5 ? 'FNDDS 2017-2018' : 'SR28'
  const isSpice = table === 'SR28' && code.startsWith('02')
  const per100g = nutrientsOf(columns)
  return {
    id: `${USDA}${code}`,
    name,
    aliases: [],
    group: group as PlateGroup,
    per100g,
    ndb: code,
    source: `USDA ${table} ${code}`,
    standIn: name,
    fromUsda: true,
    gi: null,
    measures: measures ? measures.split(',').map(measureOf) : [],
    allergens: [],
    breaks: (per100g.carbs ?? 0) - (per100g.fiber ?? 0) >= MANY_CARBS ? ['low-carb', 'keto'] : [],
    ...(isSpice && { seasoning: true }),
  }
}

/** Grams per 100 g from which a portion breaks a low-carbohydrate diet, if the amount decides. */
const MANY_CARBS = 10

function measureOf(text: string): Measure {
  const at = text.lastIndexOf(' ')
  return { unit: text.slice(0, at), grams: Number(text.slice(at + 1)) }
}

function nutrientsOf(columns: string[]): Nutrients {
  const [calories, carbs, fiber, protein, fat, saturatedFat, sugars, sodium] = columns.map((figure) =>
    figure === '' ? null : Number(figure),
  )
  return {
    calories: calories ?? null,
    carbs: carbs ?? null,
    fiber: fiber ?? null,
    protein: protein ?? null,
    fat: fat ?? null,
    saturatedFat: saturatedFat ?? null,
    sugars: sugars ?? null,
    sodium: sodium ?? null,
  }
}
