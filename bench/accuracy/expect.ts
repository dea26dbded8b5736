import { writeFileSync } from 'node:fs'
import { PUBLISHED_MEANS, type PublishedMean } from './cases/glycemic-index.ts'
import type { Line, Unknown, Weigh } from './cases.ts'
import { FOODS, type Food, type FoodName } from './foods.ts'
import { LINES } from './lines.ts'
import { RECIPES } from './recipes.ts'
import { type Reference, readReference } from './reference.ts'

/**
 * node bench/accuracy/expect.ts <folder of the reference tables>
 * Computes the expected results of the cases and writes expected.json next to it. It knows nothing about the product.
 */
const OUNCE = 28.349523125
const NEGLIGIBLE_GRAMS = 2

const folder = process.argv[2]
if (!folder) throw new Error('Say where the reference tables are: node bench/accuracy/expect.ts <folder>')
const reference = readReference(folder)

const lines = LINES.map((line) => expectedOf(line, reference))
const recipes = RECIPES.map(({ title, servings, ingredients }) => {
  const parts = ingredients.map((part) => ('unknown' in part ? unknownOf(part) : expectedOf(part, reference)))
  const perServing = {
    carbohydrate: sum(parts, 'carbohydrate') / servings,
    fibre: sum(parts, 'fibre') / servings,
    unabsorbed: sum(parts, 'unabsorbed') / servings,
    available: sum(parts, 'available') / servings,
  }
  return { title, servings, perServing: rounded(perServing), ingredients: parts }
})

const glycemicIndex = PUBLISHED_MEANS.map((published) => bandOf(published, reference))

writeFileSync(
  new URL('expected.json', import.meta.url),
  `${JSON.stringify({ lines, recipes, glycemicIndex }, null, 2)}\n`,
)
console.log(`${lines.length} lines, ${recipes.length} recipes, ${glycemicIndex.length} published means`)
for (const { title, servings, perServing } of recipes) {
  const { carbohydrate, fibre, available } = perServing
  console.log(
    `${title}, ${servings}: ${carbohydrate} g carbohydrate, ${fibre} g fibre, ${available} g available`,
  )
}

type Part = {
  line: string
  carbohydrate: number | null
  fibre: number | null
  unabsorbed: number | null
  available: number | null
}

function expectedOf({ line, food, weigh }: Line, table: Reference) {
  const names: readonly FoodName[] = typeof food === 'string' ? [food] : food
  const kinds: readonly Food[] = names.map((name) => FOODS[name])
  const first = kinds[0]!
  const [ndb] = first.ndb
  const grams = gramsOf(weigh, ndb, table)
  return {
    line,
    food: names[0]!,
    ndb: ndb ?? null,
    rightFoods: rightFoods(kinds, table),
    ...(first.outside ? { outside: first.outside.source } : {}),
    ...grams,
    weighed:
      'times' in weigh
        ? `${weigh.measure} of ${weigh.of ?? ndb}`
        : 'none' in weigh
          ? weigh.none
          : 'as written',
    ...('because' in weigh ? { because: weigh.because } : {}),
    ...figuresOf(first, grams.grams ?? 0, table),
  }
}

function unknownOf({ line, grams, carbohydrate, fibre, assumed }: Unknown) {
  const available = carbohydrate - fibre
  return { line, unknown: true, grams, carbohydrate, fibre, unabsorbed: 0, available, because: assumed }
}

function bandOf({ line, mean, row }: PublishedMean, table: Reference) {
  if (!table.glycemicIndex.some((published) => published.food === row && published.mean === mean)) {
    throw new Error(`The 2021 tables give no mean of ${mean} for "${row}"`)
  }
  return { line, mean, band: mean <= 55 ? 'low' : mean >= 70 ? 'high' : 'medium', row }
}

/** The middle figure and the range that is also right; null grams if the line has no weighable amount. */
function gramsOf(weigh: Weigh, ndb: string | undefined, table: Reference) {
  if ('none' in weigh) return { grams: null, right: [0, weigh.atMost ?? NEGLIGIBLE_GRAMS] }
  const whole =
    'grams' in weigh
      ? weigh.grams
      : 'ounces' in weigh
        ? weigh.ounces * OUNCE
        : weigh.times * table.gramsOf(weigh.of ?? ndb ?? 'no food', weigh.measure)
  const grams = whole * (weigh.share ?? 1)
  const [least, most] = weigh.between ?? [grams, grams]
  if (grams < least || grams > most) throw new Error(`${grams} g is not between ${least} and ${most}`)
  return { grams: round(grams), right: [round(least), round(most)] }
}

function figuresOf(food: Food, grams: number, table: Reference) {
  const per100 = food.outside ? food.outside.per100 : table.foods.get(food.ndb[0]!)
  if (!per100) {
    if (!food.outside) throw new Error(`SR28 has no food ${food.ndb[0]}`)
    return { carbohydrate: null, fibre: null, unabsorbed: null, available: null }
  }
  if (per100.carbohydrate === null) throw new Error(`SR28 gives no carbohydrate for ${food.ndb[0]}`)
  const unabsorbed = ('unabsorbed' in per100 && per100.unabsorbed) || 0
  const fibre = per100.fibre ?? 0
  const of = (per: number) => round((per * grams) / 100, 2)
  return {
    carbohydrate: of(per100.carbohydrate),
    fibre: of(fibre),
    unabsorbed: of(unabsorbed),
    available: of(Math.max(0, per100.carbohydrate - fibre - unabsorbed)),
  }
}

/**
 * The listed numbers, those that match the pattern, and every other number of the same food (salted or not,
 * enriched or not).
 */
function rightFoods(kinds: readonly Food[], table: Reference): string[] {
  const named = kinds.flatMap((kind) => kind.ndb)
  for (const ndb of named) if (!table.foods.has(ndb)) throw new Error(`SR28 has no food ${ndb}`)
  const same = new Set(named.map((ndb) => sameFood(table.foods.get(ndb)!.description)))
  const found = [...table.foods].filter(
    ([, { description }]) =>
      same.has(sameFood(description)) || kinds.some((kind) => kind.like?.test(description)),
  )
  return [...new Set([...named, ...found.map(([ndb]) => ndb)])]
}

function sameFood(description: string): string {
  return description
    .toLowerCase()
    .replace(/,? \(?(with|without|no) (added )?(salt|vitamin [ad]|vitamins? [^,]*)( added)?\)?/g, '')
    .replace(/, (un)?enriched|, (low|reduced)[ /][^,]*sodium|, (un)?bleached|, calcium-fortified/g, '')
    .trim()
}

function sum(parts: readonly Part[], what: Exclude<keyof Part, 'line'>): number {
  return parts.reduce((total, part) => {
    const figure = part[what]
    if (figure === null) throw new Error(`A recipe cannot contain a food without figures: ${part.line}`)
    return total + figure
  }, 0)
}

function rounded<T extends Record<string, number>>(figures: T): T {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, round(figure)])) as T
}

function round(figure: number, digits = 1): number {
  return Number(figure.toFixed(digits))
}
