import { readFileSync } from 'node:fs'
import { seeded } from '@evenplate/nutrition/testing/seeded'

/** What a cafeteria calls a food, the USDA food that is meant, and its grams of carbohydrate in 100 g. */
export type Name = { name: string; code: string; carbs: number }

/** A plate on a scale: names and grams, nothing else. */
export type Plate = { name: Name; grams: number }[]

/** The names that the reader was mended with. */
export const NAMES = namesIn('names.tsv')
/** Names that were drawn from FNDDS afterwards, reworded as a cafeteria would, and measured once before any mend. */
export const FRESH_NAMES = namesIn('fresh-names.tsv')
/** Drawn like those after all mends; nothing was mended by what came out. */
export const UNREAD_NAMES = namesIn('unread-names.tsv')

/** Plates of three to eight of these names, 20 to 199 g of each; the same for the same seed. */
export function platesOf(names: readonly Name[], seed: number, many = 1000): Plate[] {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  return Array.from({ length: many }, () =>
    Array.from({ length: 3 + below(6) }, () => ({
      name: names[below(names.length)]!,
      grams: 20 + below(180),
    })),
  )
}

function namesIn(file: string): Name[] {
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => {
    const [name = '', code = '', carbs] = row.split('\t')
    return { name, code, carbs: Number(carbs) }
  })
}
