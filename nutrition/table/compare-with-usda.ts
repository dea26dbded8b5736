import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Food, Measure, Nutrients } from './food.ts'
import { readFoodFile } from './food-file.ts'
import { FOOD_GROUPS } from './food-groups.ts'
import { FOODS } from './foods.ts'

/*
 * node nutrition/table/compare-with-usda.ts <folder>
 *
 * Compares every row of the food table with USDA's own tables, which are not in the repository: the eight
 * figures per 100 g against `usda-sr28-per-100g.csv`, each weight under `measures` against
 * `usda-sr26-household-weights.csv`, and the description it cites against USDA's. Prints every difference;
 * exits with 1 if there is one.
 */

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node nutrition/table/compare-with-usda.ts <folder of the reference tables>')
  process.exit(2)
}

/** In teaspoons. */
const VOLUMES: Record<string, number> = {
  cup: 48,
  tbsp: 3,
  tablespoon: 3,
  tsp: 1,
  teaspoon: 1,
  pint: 96,
  quart: 192,
  fl: 6,
}

const usda = new Map(rowsOf('usda-sr28-per-100g.csv').map((row) => [row.ndb_no ?? '', row]))
const weights = Map.groupBy(rowsOf('usda-sr26-household-weights.csv'), (row) => row.ndb_no ?? '')
const rows = new Map(FOOD_GROUPS.flatMap((group) => readFoodFile(group).foods).map((row) => [row.id, row]))

const differences = FOODS.filter(({ ndb }) => ndb !== '').flatMap((food) => {
  const row = usda.get(food.ndb)
  if (!row) return [`${food.id}: USDA SR28 has no ${food.ndb}`]
  return [
    ...figureDifferences(food, row, sodiumRowOf(food)),
    ...food.measures.filter((measure) => !measure.estimate).flatMap((measure) => weightOff(food, measure)),
    ...descriptionOff(food, row.description ?? ''),
  ]
})
for (const difference of differences) console.log(difference)
console.log(
  `${FOODS.length} foods, ${FOODS.filter(({ ndb }) => ndb !== '').length} of them cited from USDA: ${differences.length} differences`,
)
process.exitCode = differences.length > 0 ? 1 : 0

/** The row its sodium is copied from: its own, unless it is sold salted and its own is not. */
function sodiumRowOf({ id, ndb }: Food): Row | undefined {
  const from = rows.get(id)?.sodiumFrom
  const row = usda.get(from?.ndb ?? ndb)
  return from && row?.description !== from.description ? undefined : row
}

function figureDifferences(food: Food, row: Row, sodiumRow: Row | undefined): string[] {
  const columns: [keyof Nutrients, string][] = [
    ['calories', 'kcal'],
    ['carbs', 'carb_g'],
    ['fiber', 'fiber_g'],
    ['protein', 'protein_g'],
    ['fat', 'fat_g'],
    ['saturatedFat', 'sat_fat_g'],
    ['sugars', 'sugars_g'],
    ['sodium', 'sodium_mg'],
  ]
  return columns.flatMap(([figure, column]) => {
    const cell = (figure === 'sodium' ? sodiumRow : row)?.[column] ?? ''
    const published = cell === '' ? null : Number(cell)
    const ours = food.per100g[figure]
    const same = published === null ? ours === null : ours !== null && Math.abs(ours - published) <= 0.0051
    return same ? [] : [`${food.id}: ${figure} is ${ours}, USDA ${food.ndb} says ${published}`]
  })
}

/** A weight USDA lists for such a unit, or a sixteenth, a third or the like of a listed volume. */
function weightOff(food: Food, { unit, grams }: Measure): string[] {
  const listed = (weights.get(food.ndb) ?? []).map(({ amount, measure = '', grams: weight }) => ({
    measure,
    one: Number(weight) / Number(amount),
  }))
  const near = (one: number) => Math.abs(one - grams) <= Math.max(0.06, 0.012 * one)
  const [first = ''] = unit.split(' ')
  const ml = VOLUMES[first]
  const found = listed.some(({ measure, one }) => {
    if (ml === undefined) return near(one) || near(one / 2) || near(one / 4)
    const [word = ''] = measure.toLowerCase().split(/[\s,]/)
    const theirs = VOLUMES[word]
    return theirs !== undefined && near((one * ml) / theirs)
  })
  return found ? [] : [`${food.id}: 1 ${unit} is ${grams} g; USDA SR26 lists ${told(listed)}`]
}

function told(listed: { measure: string; one: number }[]): string {
  return listed.map(({ measure, one }) => `${measure} ${Number(one.toFixed(2))}`).join('; ') || 'nothing'
}

function descriptionOff({ id }: Food, description: string): string[] {
  const ours = rows.get(id)?.usda?.description
  return ours === description ? [] : [`${id}: described as "${ours ?? ''}", USDA says "${description}"`]
}

type Row = Record<string, string>

function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder ?? '', file), 'utf8')
    .trim()
    .split(/\r?\n/)
  const columns = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [columns[at] ?? '', cell])))
}

/** One line of a table; a cell in quotes may have commas, and two quotes mean one. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
