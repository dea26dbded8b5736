import type { RecipeDraft } from '@evenplate/domain/draft'
import { impactOf } from '@evenplate/domain/impact'
import type { Figures, LineFigures, Nutrition } from '@evenplate/domain/recipe'
import { availableCarbs, type Food } from './food.ts'
import { plateOf } from './plate.ts'
import { type ReadLine, readLine } from './read-line.ts'

/**
 * The figures of a recipe from its ingredient lines, per serving, each line with its sources.
 * Glycemic load per serving = sum of GI x available carbohydrate (g) / 100 / servings
 * (International Tables of GI and GL Values). Sums are taken unrounded and in a fixed order, so that
 * the order of the lines changes nothing; the band is read from the unrounded load.
 */
export function figuresOf(
  draft: Pick<RecipeDraft, 'ingredients' | 'servings' | 'claimed'>,
): Omit<Figures, 'origin'> {
  const items = draft.ingredients.map((line) => itemOf(readLine(line)))
  const servings = Number.isFinite(draft.servings) && draft.servings > 0 ? draft.servings : 1
  const missing = items.filter((item) => !item.counted && !item.read.negligible)
  const counted = items.filter((item) => item.counted)
  const basis = basisOf(counted.length, missing.length, items.length)
  const ours = basis === 'model' ? null : perServing(counted, servings)
  const load = ours?.glycemicLoad ?? null
  return {
    basis,
    perServing: ours ? rounded(ours) : claimedServing(draft.claimed),
    impact: basis === 'partial' ? impactAtLeast(load, missing, servings) : impactOf(load),
    glycemicLoadEstimated: basis !== 'model' && estimatedLoad(counted) / servings > NOTICEABLE_LOAD,
    lines: items.map(lineOf),
    notCounted: missing.map((item) => item.read.line),
    claimed: {
      carbs: draft.claimed.carbs,
      differs: differs(draft.claimed.carbs, ours?.carbs ?? null, basis),
    },
    plate: plateOf(items.map(({ read }) => read)),
  }
}

/** Half a point a serving: below it, an estimated index cannot move what a page shows. */
const NOTICEABLE_LOAD = 0.5

type Item = { read: ReadLine; counted: boolean; nutrition: Nutrition; load: number | null }

const NOTHING: Nutrition = {
  calories: null,
  carbs: null,
  fiber: null,
  netCarbs: null,
  protein: null,
  fat: null,
}

function itemOf(read: ReadLine): Item {
  const { food, grams } = read
  if (!food || grams === null || food.per100g.carbs === null) {
    return { read, counted: false, nutrition: NOTHING, load: null }
  }
  const nutrition = nutritionOf(food, grams)
  const load = food.gi ? (food.gi.value * (nutrition.netCarbs ?? 0)) / 100 : 0
  return { read, counted: true, nutrition, load }
}

function nutritionOf(food: Food, grams: number): Nutrition {
  const share = grams / 100
  const part = (per100g: number | null) => (per100g === null ? null : per100g * share)
  const { calories, carbs, fiber, protein, fat } = food.per100g
  return {
    calories: part(calories),
    carbs: part(carbs),
    fiber: part(fiber),
    netCarbs: part(availableCarbs(food)),
    protein: part(protein),
    fat: part(fat),
  }
}

function basisOf(counted: number, missing: number, all: number): Figures['basis'] {
  if (all === 0 || (counted === 0 && missing > 0)) return 'model'
  return missing > 0 ? 'partial' : counted > 0 ? 'computed' : 'model'
}

type Serving = Figures['perServing']

function perServing(items: Item[], servings: number): Serving {
  const total = (pick: (item: Item) => number | null) => sum(items.map(pick)) / servings
  const carbs = total((item) => item.nutrition.carbs)
  const fiber = total((item) => item.nutrition.fiber)
  return {
    calories: total((item) => item.nutrition.calories),
    carbs,
    fiber,
    netCarbs: Math.max(0, carbs - fiber),
    protein: total((item) => item.nutrition.protein),
    fat: total((item) => item.nutrition.fat),
    glycemicLoad: total((item) => item.load),
  }
}

/** Smallest first: floating point then gives one result for any order of the lines. */
function sum(values: (number | null)[]): number {
  return values
    .map((value) => value ?? 0)
    .sort((a, b) => a - b)
    .reduce((total, value) => total + value, 0)
}

const estimatedLoad = (items: Item[]): number =>
  sum(items.filter((item) => item.read.food?.gi?.estimate).map((item) => item.load))

/** kcal whole, grams and load to one decimal. */
function rounded(serving: Serving): Serving {
  const to = (digits: number) => (value: number | null) =>
    value === null ? null : Number(value.toFixed(digits))
  const gram = to(1)
  return {
    calories: to(0)(serving.calories),
    carbs: gram(serving.carbs),
    fiber: gram(serving.fiber),
    netCarbs: gram(serving.netCarbs),
    protein: gram(serving.protein),
    fat: gram(serving.fat),
    glycemicLoad: gram(serving.glycemicLoad),
  }
}

/** Nothing could be computed: the model's own claims, missing where it made none, and no load. */
function claimedServing({ calories, carbs, fiber, netCarbs, protein, fat }: RecipeDraft['claimed']): Serving {
  return { calories, carbs, fiber, netCarbs, protein, fat, glycemicLoad: null }
}

/**
 * The band of a load that is "at least": said only when the lines left out, were they pure glucose,
 * could not lift it into another band. A high load is never called low for want of a match.
 */
function impactAtLeast(load: number | null, missing: Item[], servings: number): Figures['impact'] {
  if (load === null) return null
  const atMost = missing.reduce(
    (total, item) => total + (item.read.grams ?? Number.POSITIVE_INFINITY),
    load * servings,
  )
  const least = impactOf(load)
  return least === 'High' || impactOf(atMost / servings) === least ? least : null
}

/**
 * Over 10 g, or over 20% of our carbohydrate when that is more than a gram.
 * Where lines are missing ours is "at least", and a higher claim proves nothing.
 */
function differs(claimed: number | null, ours: number | null, basis: Figures['basis']): boolean {
  if (claimed === null || ours === null) return false
  const gap = Math.abs(claimed - ours)
  if (basis === 'partial' && claimed > ours) return false
  return gap > 10 || (gap > 0.2 * ours && gap > 1)
}

function lineOf({ read, counted, nutrition, load }: Item): LineFigures {
  const { food } = read
  return {
    line: read.line,
    food: food?.name ?? null,
    foodId: food?.id ?? null,
    grams: read.grams === null ? null : Number(read.grams.toFixed(1)),
    weighedBy: read.weighedBy,
    source: food && counted ? sourceOf(food) : null,
    nutrition: { ...NOTHING, ...roundedNutrition(nutrition) },
    gi: food?.gi?.value ?? null,
    giSource: food?.gi?.source ?? null,
    glycemicLoad: load === null ? null : Number(load.toFixed(2)),
    negligible: read.negligible,
  }
}

function roundedNutrition(nutrition: Nutrition): Nutrition {
  const gram = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))
  const { calories, carbs, fiber, netCarbs, protein, fat } = nutrition
  return {
    calories: gram(calories),
    carbs: gram(carbs),
    fiber: gram(fiber),
    netCarbs: gram(netCarbs),
    protein: gram(protein),
    fat: gram(fat),
  }
}

function sourceOf(food: Food): string {
  const source = food.source ?? `USDA SR28 ${food.ndb}`
  return food.standIn ? `${source} (${food.standIn} stands in)` : source
}
