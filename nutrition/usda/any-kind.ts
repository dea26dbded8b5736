import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { isTurned } from './is-turned.ts'
import { type SurveyRow, surveyRows } from './rows.ts'
import { carbsOf, same, usdaFoodById } from './stand-in.ts'

/**
 * A food of our table with the figures FNDDS has for its bare name: "popcorn" is mostly popped in oil, a "muffin" is any
 * muffin. It keeps what our table knows about it, such as its index; its range includes the figures of both. Null if FNDDS
 * has no such name, or about the same figures.
 */
export function asAnyKind(food: Food, name: string): Food | null {
  const row = known().get(keyOf(name))
  const kind = row ? usdaFoodById(`usda-${row.code}`) : null
  if (row && isTurned(food, name, row.name)) return null
  // A raw seed is one food; only prepared foods come in kinds.
  if (!row || !kind || (food.group !== 'carbohydrate' && !ANY.test(row.name))) return null
  const [least = 0, most = 0] = [carbsOf(food), carbsOf(kind)].sort((a, b) => a - b)
  if (most - least <= ALIKE * most) return null
  return same(`${food.id} as ${row.code}`, () => ({
    ...food,
    per100g: kind.per100g,
    source: kind.source ?? '',
    standIn: kind.name,
    carbsBetween: { least, most },
  }))
}

/** A difference that no kitchen scale shows. */
const ALIKE = 0.05

let rows: ReadonlyMap<string, SurveyRow> | undefined

function known(): ReadonlyMap<string, SurveyRow> {
  rows ??= new Map(
    surveyRows()
      .filter(({ name }) => ANY.test(name) || !name.includes(','))
      // "Plain pancakes" are the plain ones, "pancakes" any.
      .flatMap((row) => [row.name, row.name.replace(ANY, '')].map((name) => [keyOf(name), row] as const)),
  )
  return rows
}

/** "Not further specified", and the kinds meant by a bare name. */
const ANY = /, (?:NFS|plain|regular)$/

/** "Potato salad" and "salad, potato" are the same. */
const keyOf = (name: string): string => words(name).toSorted().join(' ')
