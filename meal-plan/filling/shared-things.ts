import { daysBetween } from '../dates.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { WEIGHTS } from './weights.ts'

/** Food at home that spoils: grams, and the last day of this week to cook it on. */
export type AtHome = { food: string; grams: number; lastDay: number }

/** What dishes have in common, by the dish's index: rows of numbers that the search counts. */
export type SharedThings = {
  tags: Int32Array[]
  /** Gram-equivalents for repeating each tag, by how rare it is: a tag that every dish has costs nothing. */
  tagWeights: Float64Array
  fresh: Int32Array[]
  freshFoods: string[]
  /** Food at home that each dish uses, and grams of it in a serving. */
  usesAtHome: Int32Array[]
  gramsOf: Float64Array[]
  atHome: AtHome[]
  /** The first dish with the same id: two versions of a dish count as one for repeats. */
  sameAs: Int32Array
  /** 1, or less for dishes that people do not mind eating often. */
  againWeights: Float64Array
}

/** Food at home that expires up to this many days after Sunday should be used this week. */
const SOON = 1

export function sharedThings(input: FillInput, dishes: Candidate[]): SharedThings {
  const atHome = input.pantry
    .filter(({ useBy, grams }) => useBy !== null && grams > 0)
    .map(({ food, grams, useBy }) => ({ food, grams, lastDay: daysBetween(input.week, useBy!) }))
    .filter(({ lastDay }) => lastDay >= 0 && lastDay <= 6 + SOON)
  const inPantry = new Set(input.pantry.filter(({ grams }) => grams > 0).map(({ food }) => food))
  const tags = numbered(dishes.map((dish) => [...new Set(dish.tags)]))
  // Fresh food that is already at home need not be bought.
  const fresh = numbered(dishes.map((dish) => [...new Set(dish.fresh)].filter((food) => !inPantry.has(food))))
  const uses = dishes.map((dish) =>
    atHome.flatMap(({ food }, at) => (grams(dish, food) > 0 ? [[at, grams(dish, food)] as const] : [])),
  )
  const sameAs = dishes.map(({ id }) => dishes.findIndex((one) => one.id === id))
  return {
    tags: tags.rows,
    tagWeights: Float64Array.from(tags.names, (_, at) => {
      const having = tags.rows.filter((row) => row.includes(at)).length
      return WEIGHTS.alike * (1 - having / Math.max(1, dishes.length))
    }),
    fresh: fresh.rows,
    freshFoods: fresh.names,
    usesAtHome: uses.map((row) => Int32Array.from(row, ([at]) => at)),
    gramsOf: uses.map((row) => Float64Array.from(row, ([, grams]) => grams)),
    atHome,
    sameAs: Int32Array.from(sameAs),
    againWeights: Float64Array.from(sameAs, (first) =>
      dishes[first]!.meals.some((meal) => meal === 'Lunch' || meal === 'Dinner') ? 1 : WEIGHTS.often,
    ),
  }
}

const grams = (dish: Candidate, food: string): number =>
  Object.hasOwn(dish.foods, food) ? dish.foods[food]! : 0

function numbered(rows: string[][]): { rows: Int32Array[]; names: string[] } {
  const numbers = new Map<string, number>()
  const number = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  const result = rows.map((row) => Int32Array.from(row, number))
  return { rows: result, names: [...numbers.keys()] }
}
