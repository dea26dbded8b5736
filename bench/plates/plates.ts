import { seeded } from '@evenplate/nutrition/testing/seeded'
import { type Name, namesOf } from './names.ts'

/** A plate on a scale: names and grams, nothing else. */
export type Plate = { name: Name; grams: number }[]

const listed = (file: string): Name[] => namesOf(new URL(file, import.meta.url))

/** The names used while the reader was fixed. */
export const NAMES = listed('names.tsv')
/** Names drawn from FNDDS afterwards, reworded as a cafeteria would, and measured once before any fix. */
export const FRESH_NAMES = listed('fresh-names.tsv')
/** Drawn like those, after these fixes, and measured once before anyone looked at the results. */
export const LATER_NAMES = listed('later-names.tsv')
/**
 * Written by someone who knew neither the lists nor the reader, with the grams of each on a plate; measured once before
 * any fix.
 */
export const OUTSIDE_NAMES = listed('outside-names.tsv')
/** Another list like that, written after the fixes that the first one led to. */
export const SECOND_OUTSIDE_NAMES = listed('second-outside-names.tsv')

/** Plates with three to eight of these names, 20 to 199 g of each unless it has its own weight; the same for the same seed. */
export function platesOf(names: readonly Name[], seed: number, many = 1000): Plate[] {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  return Array.from({ length: many }, () =>
    Array.from({ length: 3 + below(6) }, () => {
      const name = names[below(names.length)]!
      const grams = 20 + below(180)
      return { name, grams: name.grams ?? grams }
    }),
  )
}
