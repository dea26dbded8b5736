import type { RecipeDraft } from '@evenplate/domain/draft'
import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { NO_NUTRITION, type NutrientKey, type Nutrition, perNutrient } from '@evenplate/domain/nutrients'
import type { Figures, LineFigures, Span } from '@evenplate/domain/recipe'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { totalsOf } from '@evenplate/domain/totals'
import { isBeside, isOptional } from '../reading/part.ts'
import { doubtAServing } from '../reading/plausible.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import { availableCarbs, type Food } from '../table/food.ts'
import { claimedOf } from './claims.ts'
import { settled } from './either-state.ts'
import { loadOf } from './glycemic-load.ts'
import { carbsBetween } from './how-sure.ts'
import { mayAddOf } from './may-add.ts'
import { withOtherFood } from './other-food.ts'
import { placeOf, type Setting } from './place-of.ts'
import { plateShareOf } from './plate.ts'
import { readOnPlate } from './read-on-plate.ts'
import { summed } from './several-foods.ts'

/**
 * The figures of a recipe from its ingredient lines, per serving, each line with its sources. `swapsFor` finds the
 * swaps, since it knows what a person may eat.
 */
export const figuresOf = (draft: Counted): Omit<Figures, 'origin'> => atOnce(figuresInSteps(draft))

type Counted = Pick<RecipeDraft, 'ingredients' | 'servings' | 'claimed'>

/** The same, one line per step. */
export function* figuresInSteps(draft: Counted): Steps<Omit<Figures, 'origin'>> {
  const lines: LineFigures[] = []
  const place = placeOf(draft.ingredients, draft.servings)
  for (const line of draft.ingredients) {
    const read = place === 'plate' ? readOnPlate(line) : readLine(line)
    lines.push(lineFiguresOf(heldToServings(read, draft.servings), place, draft.servings))
    yield
  }
  return withClaims({ version: FIGURES_VERSION, ...totalsOf(lines, draft.servings), lines }, draft.claimed)
}

/** Adds a model's claims to a finished count: nothing is counted again. */
export function withClaims(counted: JustCounted, claims: RecipeDraft['claimed']): Omit<Figures, 'origin'> {
  const { lines, claimed: _, swaps: __, ...totals } = counted
  return {
    ...totals,
    perServing: totals.basis === 'model' ? claimedServing(claims) : totals.perServing,
    lines,
    claimed: claimedOf(claims, totals),
    swaps: [],
  }
}

type JustCounted = Omit<Figures, 'origin' | 'claimed' | 'swaps'> & Partial<Pick<Figures, 'claimed' | 'swaps'>>

/** A weight that nobody eats in one sitting is not counted: an amount or the number of servings is wrong. */
function heldToServings(read: ReadLine, servings: number): ReadLine {
  const question = (read.parts ?? [read])
    .map(({ food, grams }) => doubtAServing(food, grams, servings))
    .find(Boolean)
  if (!question) return read
  const { parts: _, ...whole } = read
  return { ...whole, grams: null, between: null, weighedBy: null, question }
}

/**
 * What one line adds to the whole recipe, how that was found, and what to ask about it.
 * @param servings how many eat of it, for a line that gives no amount
 */
export function lineFiguresOf(line: ReadLine, place: Setting = 'alone', servings = 1): LineFigures {
  if (line.parts)
    return summed(
      line,
      line.parts.map((part) => lineFiguresOf(part, place, servings)),
    )
  const { read, open, question } = settled(line, place)
  const asks = read.question ?? question
  return {
    ...countedOf(read, open, servings),
    ...(asks && {
      question: {
        asks: asks.asks,
        offers: asks.offers.map(({ says, line: other }) => ({
          says,
          line: countedOf(readLine(other), null, servings),
        })),
      },
    }),
  }
}

function countedOf(read: ReadLine, open: Span | null, servings: number): Omit<LineFigures, 'question'> {
  const { food, grams } = read
  const known = food && grams !== null && food.per100g.carbs !== null
  const nutrition = known ? nutritionOf(food, grams) : NO_NUTRITION
  const mayAdd = known || read.negligible ? null : mayAddOf(read, servings)
  return {
    line: read.line,
    food: food?.name ?? null,
    foodId: food?.id ?? null,
    grams,
    weighedBy: read.weighedBy,
    source: known ? sourceOf(food) : null,
    nutrition,
    ...loadOf(food, known ? (nutrition.netCarbs ?? 0) : null),
    negligible: read.negligible,
    rest: read.rest,
    note: read.note,
    carbsBetween: known
      ? widened(widened(carbsBetween(food, grams, read.between), open), withOtherFood(read))
      : null,
    carriesCarbs: !food || (availableCarbs(food) ?? Number.POSITIVE_INFINITY) >= 0.5,
    plateShare: food && plateShareOf(food),
    ...(mayAdd && { mayAdd }),
    ...((isOptional(read.line) || (grams === null && isBeside(read.line))) && { aside: true }),
  }
}

const widened = (span: Span | null, open: Span | null): Span | null =>
  span && open
    ? { least: Math.min(span.least, open.least), most: Math.max(span.most, open.most) }
    : (open ?? span)

const nutritionOf = (food: Food, grams: number): Nutrition =>
  perNutrient(({ key }) => {
    const per100g = per100gOf(food, key)
    return per100g === null ? null : per100g * (grams / 100)
  })

/** Net carbs are computed from the other figures; all others come from the table of foods. */
const per100gOf = (food: Food, key: NutrientKey): number | null =>
  key === 'netCarbs' ? availableCarbs(food) : food.per100g[key]

/** Nothing could be computed: the figures are the model's own claims, null if it made none, and there is no load. */
const claimedServing = (claimed: RecipeDraft['claimed']): Figures['perServing'] => ({
  ...claimed,
  glycemicLoad: null,
})

function sourceOf(food: Food): string {
  const source = food.source ?? `USDA SR28 ${food.ndb}`
  return food.standIn ? `${source} (${food.standIn} stands in)` : source
}
