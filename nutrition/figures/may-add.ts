import type { LineFigures } from '@evenplate/domain/recipe'
import { mostWithoutAmount } from '../reading/helping.ts'
import { type Part, partIn } from '../reading/part.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import { availableCarbs } from '../table/food.ts'

/**
 * The most carbohydrate and glycemic load that an uncounted line may add to the whole recipe; null if its words set no limit.
 * - A known food without a weight: its own carbohydrate, times the most that a serving or a piece of it weighs.
 * - A food without figures: the weight the line gives, times the most carbohydrate that foods with such a name have.
 * - A weight that cannot be right sets no limit.
 * @param servings how many eat of what is served with the dish
 */
export function mayAddOf(read: ReadLine, servings: number): LineFigures['mayAdd'] | null {
  const { food } = read
  if (read.question) return null
  const eaters = Number.isFinite(servings) && servings > 0 ? servings : 1
  if (!food && !read.quantity) {
    const all = namedTogether(read).map((one) => (one.negligible ? NOTHING : mayAddOf(one, servings)))
    if (all.length > 1) return all.every((one) => one !== null && one !== undefined) ? sumOf(all) : null
  }
  const grams = read.grams ?? mostGrams(read, eaters)
  if (grams === null) return null
  const known = food !== null && food.per100g.carbs !== null
  const carbs = (known ? (food.per100g.carbs ?? 0) / 100 : mostCarbsNamed(read.name)) * grams
  const net = known ? ((availableCarbs(food) ?? 0) / 100) * grams : carbs
  return { carbs, glycemicLoad: (net * (food?.gi?.value ?? PURE_GLUCOSE)) / 100 }
}

const PURE_GLUCOSE = 100

type Most = NonNullable<LineFigures['mayAdd']>
const NOTHING: Most = { carbs: 0, glycemicLoad: 0 }

const sumOf = (all: readonly Most[]): Most =>
  all.reduce((sum, { carbs, glycemicLoad }) => ({
    carbs: sum.carbs + carbs,
    glycemicLoad: sum.glycemicLoad + glycemicLoad,
  }))

/** Each food of "jam and clotted cream, to serve", with what it is for; none if the line names one food. */
function namedTogether({ line }: ReadLine): ReadLine[] {
  const [, foods = '', use = ''] = WITH_USE.exec(line) ?? []
  const names = foods.split(/\s(?:and|&)\s|,\s(?:and\s)?/i).filter((name) => name.trim() !== '')
  return names.length > 1 && names.length <= MOST_FOODS
    ? names.map((name) => readLine(`${name.trim()}${use}`))
    : []
}

const MOST_FOODS = 4
const WITH_USE = /^(\D{3,80}?)(,? (?:to|for|on|as|if) .{2,40}|,? \(?optional\)?)?$/i

/** The most a line without a weight may mean, in grams of the whole recipe. */
function mostGrams(read: ReadLine, servings: number): number | null {
  const { food, quantity, line } = read
  if (quantity) return food && quantity.max * oneAtMost(read.unit)
  if (!food) {
    const most = UNKNOWN.get(partIn(line))
    return most === undefined ? null : most * servings
  }
  const most = mostWithoutAmount(food, line)
  return most === null ? null : most * servings
}

/** Grams per serving of a food we do not know; a side may be anything. */
const UNKNOWN: ReadonlyMap<Part | null, number> = new Map([
  ['garnish', 8],
  ['topping', 20],
  ['taste', 8],
  ['dusting', 8],
  ['greasing', 5],
])

/** The most that one of its kind weighs, in grams; for a volume, the weight of the heaviest food, honey. */
function oneAtMost(unit: string | null): number {
  if (unit === null) return 500
  return VOLUMES.get(unit) ?? ONE.get(unit) ?? 1000
}

const HONEY = 1.45
const VOLUMES: ReadonlyMap<string, number> = new Map(
  [
    ['ml', 1],
    ['cl', 10],
    ['dl', 100],
    ['l', 1000],
    ['fl oz', 30],
    ['tsp', 5],
    ['tbsp', 20],
    ['cup', 250],
    ['glass', 250],
    ['pint', 570],
    ['quart', 1140],
  ].map(([unit, ml]) => [String(unit), Number(ml) * HONEY]),
)

const ONE: ReadonlyMap<string, number> = new Map([
  ...['slice', 'leaf', 'sprig', 'wedge', 'clove', 'pinch', 'dash', 'drop', 'stalk', 'strip'].map(
    (unit) => [unit, 60] as const,
  ),
  ...['bunch', 'handful', 'piece', 'stick', 'ball', 'nest', 'sheet', 'small', 'medium', 'inch'].map(
    (unit) => [unit, 300] as const,
  ),
])

/** The most carbohydrate in a gram (g), by the end of a name: even breaded meat has little, an unknown powder may be sugar. */
function mostCarbsNamed(name: string): number {
  const head = name.split(BEHIND)[0]?.trim() ?? ''
  return LITTLE.test(head) ? 0.2 : head && MIDDLING.test(head) ? 0.75 : 1
}

const BEHIND = /[,;(]|\s(?:with|in|from|and|plus|for|or|such as|preferably)\s/i
const LITTLE =
  /\b(?:meat|beef|lamb|veal|pork|mutton|venison|game|goat|rabbit|hare|boar|ham|bacon|steaks?|chops?|ribs?|shanks?|loin|brisket|bones?|liver|kidneys?|tripe|chicken|turkey|duck|goose|quail|pheasant|pigeon|fowl|hens?|birds?|fish|salmon|tuna|trout|cod|eel|octopus|squid|lobsters?|crabs?|prawns?|fillets?|roe|caviar|eggs?|yolks?|whites?|tofu|oil|ghee|lard|suet|fat|dripping|mayonnaise|stock|broth|bouillon|water|leaves|greens|cress|shoots|sprouts|herbs?|flowers?|blossoms?|petals|mushrooms?|lettuces?|cabbages?|vinegar|gelatin)$/i
const MIDDLING =
  /\b(?:sauces?|pastes?|salsa|dressing|marinade|relish|chutney|dip|wine|vermouth|sherry|beer|cider|stout)$/i
