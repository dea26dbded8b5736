import type { RecipeDraft } from '@evenplate/domain/draft'
import type { Figures, LineFigures, Nutrition, Span } from '@evenplate/domain/recipe'
import { type Totals, totalsOf } from '@evenplate/domain/totals'
import { availableCarbs, type Food } from './food.ts'
import { plateShareOf } from './plate.ts'
import { type ReadLine, readLine } from './read-line.ts'

/**
 * The figures of a recipe from its ingredient lines, per serving, each line with its sources.
 * Swaps are looked for by `swapsFor` (./swaps.ts), which knows what a person may eat.
 */
export function figuresOf(
  draft: Pick<RecipeDraft, 'ingredients' | 'servings' | 'claimed'>,
): Omit<Figures, 'origin'> {
  const lines = draft.ingredients.map((line) => lineFiguresOf(readLine(line)))
  const totals = totalsOf(lines, draft.servings)
  return {
    ...totals,
    perServing: totals.basis === 'model' ? claimedServing(draft.claimed) : totals.perServing,
    lines,
    claimed: { carbs: draft.claimed.carbs, differs: differs(draft.claimed.carbs, totals) },
    swaps: [],
  }
}

/** What one line brings to the whole recipe, and how that was found. */
export function lineFiguresOf(read: ReadLine): LineFigures {
  const { food, grams } = read
  const known = food && grams !== null && food.per100g.carbs !== null
  const nutrition = known ? nutritionOf(food, grams) : NOTHING
  return {
    line: read.line,
    food: food?.name ?? null,
    foodId: food?.id ?? null,
    grams,
    weighedBy: read.weighedBy,
    source: known ? sourceOf(food) : null,
    nutrition,
    gi: food?.gi?.value ?? null,
    giSource: food?.gi?.source ?? null,
    glycemicLoad: known ? ((food.gi?.value ?? 0) * (nutrition.netCarbs ?? 0)) / 100 : null,
    negligible: read.negligible,
    rest: read.rest,
    note: read.note,
    carbsBetween: known ? carbsBetween(food, read.between) : null,
    carriesCarbs: !food || (availableCarbs(food) ?? Number.POSITIVE_INFINITY) >= 0.5,
    giEstimate: food?.gi?.estimate ?? false,
    plateShare: food && plateShareOf(food),
  }
}

const NOTHING: Nutrition = {
  calories: null,
  carbs: null,
  fiber: null,
  netCarbs: null,
  protein: null,
  fat: null,
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

function carbsBetween({ per100g }: Food, grams: Span | null): Span | null {
  const carbs = per100g.carbs ?? 0
  return grams && { least: (carbs * grams.least) / 100, most: (carbs * grams.most) / 100 }
}

/** Nothing could be computed: the model's own claims, missing where it made none, and no load. */
function claimedServing({
  calories,
  carbs,
  fiber,
  netCarbs,
  protein,
  fat,
}: RecipeDraft['claimed']): Figures['perServing'] {
  return { calories, carbs, fiber, netCarbs, protein, fat, glycemicLoad: null }
}

/**
 * Over 10 g, or over 20% of our carbohydrate when that is more than a gram, and outside our own range.
 * Where lines are missing ours is "at least", and a higher claim proves nothing.
 */
function differs(claimed: number | null, { basis, perServing: { carbs }, carbsBetween }: Totals): boolean {
  if (claimed === null || carbs === null || basis === 'model') return false
  if (basis === 'partial' && claimed > carbs) return false
  if (carbsBetween && claimed >= carbsBetween.least && claimed <= carbsBetween.most) return false
  const gap = Math.abs(claimed - carbs)
  return gap > 10 || (gap > 0.2 * carbs && gap > 1)
}

function sourceOf(food: Food): string {
  const source = food.source ?? `USDA SR28 ${food.ndb}`
  return food.standIn ? `${source} (${food.standIn} stands in)` : source
}
