import type { Food } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'

export type Kind =
  | 'poultry'
  | 'fish'
  | 'shellfish'
  | 'meat'
  | 'mince'
  | 'egg'
  | 'tofu'
  | 'pulse'
  | 'seed'
  | 'cheese'
  | 'vegetable'
  | 'leaf'
  | 'carbohydrate'
  | 'fruit'
  | 'nut'
  | 'dairy'
  | 'milk'
  | 'sweet'

/** Cuisines by letter: Mediterranean, Italian, middle Eastern, inDian, Thai, Japanese and Chinese, meXican, American, French. */
export type Cuisine = 'm' | 'i' | 'e' | 'd' | 't' | 'j' | 'x' | 'a' | 'f'

/** A food as a cook knows it: how it is bought, cut and cooked, and what it goes with. */
export type Entry = {
  food: Food
  kind: Kind
  /** In a sentence: "the broccoli". With a count, `one` and `many` are used. */
  name: string
  one: string
  many: string
  /** The name in the ingredient line; the food table must read it as this same food. */
  line: string
  /** In a title; never with a brand or an amount. */
  title: string
  /** What is done to it before cooking, for the ingredient line. */
  cut: string
  /** Ways of cooking, and the minutes each takes. */
  ways: Record<string, number>
  /** How it is measured: `lb`, `cup`, `medium`, `clove`, `tsp` …, and the grams of one. */
  unit: string
  unitGrams: number
  cupGrams: number | null
  /** Grams of a level teaspoon, if the food table gives a spoonful: a cup of crumbs is looser. */
  teaspoonGrams: number | null
  fits: string
  /** Groups that people ask for by name: "chicken", "beans". */
  words: string[]
}

type Extra = {
  unit?: string
  fits?: string
  words?: string
  line?: string
  title?: string
  one?: string
  many?: string
}

export const EVERY_CUISINE = 'miedtjxaf'

/**
 * @param ways e.g. "roast:20 fry:5 raw", minutes after the colon
 * @param extra.unit e.g. "cup", "medium", "lb", or with our own grams: "cup:30"
 * @throws at startup if the food table lacks the food or that measure of it
 */
export function entry(
  kind: Kind,
  id: string,
  name: string,
  cut: string,
  ways: string,
  extra: Extra = {},
): Entry {
  const food = foodById(id)
  if (!food) throw new Error(`the larder lists a food the table lacks: ${id}`)
  const [unit = 'cup', own] = (extra.unit ?? 'cup').split(':')
  const many = extra.many ?? name
  return {
    food,
    kind,
    name,
    one: extra.one ?? name,
    many,
    line: extra.line ?? food.name,
    title: extra.title ?? titleCase(name),
    cut,
    ways: Object.fromEntries(
      ways
        .split(' ')
        .filter(Boolean)
        .map((way) => [way.split(':')[0]!, Number(way.split(':')[1] ?? 0)]),
    ),
    unit,
    unitGrams: own ? Number(own) : gramsOfUnit(food, unit),
    cupGrams: food.measures.find((one) => one.unit === 'cup')?.grams ?? null,
    teaspoonGrams: teaspoonOf(food),
    fits: extra.fits ?? EVERY_CUISINE,
    words: (extra.words ?? '').split(',').filter(Boolean),
  }
}

function teaspoonOf({ measures }: Food): number | null {
  const grams = (unit: string) => measures.find((one) => one.unit === unit)?.grams
  const tablespoon = grams('tbsp')
  return grams('tsp') ?? (tablespoon === undefined ? null : tablespoon / 3)
}

export function gramsOfUnit(food: Food, unit: string): number {
  if (unit === 'lb') return 453.592
  if (unit === 'oz') return 28.3495
  if (unit === 'g') return 1
  const measure = food.measures.find((one) => one.unit === unit)
  if (measure) return measure.grams
  const cup = food.measures.find((one) => one.unit === 'cup')
  if (cup && unit === 'tbsp') return cup.grams / 16
  if (cup && unit === 'tsp') return cup.grams / 48
  throw new Error(`no weight for a ${unit} of ${food.id}`)
}

const SMALL_WORDS = new Set(['and', 'with', 'of', 'in', 'on', 'the', 'a', 'over'])

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
