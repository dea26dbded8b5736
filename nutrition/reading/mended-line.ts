import type { Mend } from '@evenplate/domain/brought-recipe'
import type { Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { words } from '../text/food-words.ts'
import { usdaFoodById } from '../usda/stand-in.ts'
import { codedLine } from './coded-line.ts'
import { restOf } from './line-rest.ts'
import { type ReadLine, readLine } from './read-line.ts'

/** A food of either table by its id; undefined for an id of neither. */
export const anyFoodById = (id: string): Food | undefined => foodById(id) ?? usdaFoodById(id) ?? undefined

/**
 * A line with a person's correction written into its words, so that every later reading counts the same. A new food keeps
 * the line's amount if we know its weight; a new amount keeps the food.
 * @returns null if nothing is changed, or the food is in no table
 */
export function mendedLine(line: string, { food: id, grams }: Pick<Mend, 'food' | 'grams'>): string | null {
  const read = readLine(line)
  const food = id === undefined ? undefined : anyFoodById(id)
  if (id !== undefined && !food) return null
  if (grams === undefined) return food && food.id !== read.food?.id ? withFood(read, food) : null
  if (food && food.id !== read.food?.id) return weighedLine(food, grams)
  const own = `${rounded(grams)} g ${read.rest || read.name || line}`
  return !read.food || isOf(own, read.food, grams) ? own : weighedLine(read.food, grams)
}

/** A line that reads as this much of the part of the food that is eaten. */
export function weighedLine(food: Food, grams: number): string {
  if (food.fromUsda) return codedLine(rounded(grams), food.name, food.ndb)
  const line = (name: string) => `${rounded(grams)} g ${name}`
  for (const name of [food.name, ...food.aliases])
    for (const shared of [null, false, true]) {
      const written = line(shared === null ? name : restOf(name, food, shared))
      if (isOf(written, food, grams)) return written
    }
  return line(food.name)
}

/** "1 cup flour" with another food is "1 cup almond flour"; if that has no weight, the grams of the old food stay. */
function withFood({ line, name, food: former, grams }: ReadLine, food: Food): string {
  const renamed = name && line.includes(name) ? line.replace(name, () => food.name) : null
  if (renamed !== null && weighs(renamed, food)) return renamed
  return former && grams !== null ? weighedLine(food, grams) : (renamed ?? food.name)
}

function weighs(line: string, { id }: Food): boolean {
  const read = readLine(line)
  return read.food?.id === id && read.grams !== null
}

function isOf(line: string, { id }: Food, grams: number): boolean {
  const read = readLine(line)
  // An implausible weight is still the one the person gave.
  return read.food?.id === id && (read.question !== null || Math.abs((read.grams ?? 0) - grams) <= 0.06)
}

const rounded = (grams: number): number => Number(grams.toFixed(1))

/** The words of a line that name its food, the same for "Flour, sifted" and "flour". A correction is stored under them. */
export const phraseOf = (line: string): string => words(readLine(line).name).join(' ').slice(0, MOST)

const MOST = 100
