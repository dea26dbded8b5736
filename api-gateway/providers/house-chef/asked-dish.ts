import type { RecipeRequest } from '@evenplate/domain/request'
import { takeNegations } from '../../brief/reading/negations.ts'
import { Scraps } from '../../brief/reading/scraps.ts'
import { DISHES, type NamedDish } from './named-dishes.ts'

/** A dish someone named, and their own words for it: "banana bread" asks for no bananas beside it. */
export type AskedDish = NamedDish & { words: string }

/** The first dish a request names, or null; what it refuses ("anything but pizza") is not asked for. */
export function askedDishOf(request: RecipeRequest): AskedDish | null {
  const said =
    request.mode === 'free' ? request.text : request.ingredients.map(({ name }) => name).join(' . ')
  const text = new Scraps(said)
  takeNegations(text)
  const found = DISHES.flatMap((dish) => {
    const match = dish.pattern.exec(text.rest)
    return match ? [{ ...dish, words: match[0], at: match.index }] : []
  })
  // The longer name says more: "chicken noodle soup" is no noodles.
  return found.sort((a, b) => b.words.length - a.words.length || a.at - b.at)[0] ?? null
}

/** What was asked for beside the dish: its name's own words are no ingredients, unless the dish says so. */
export function wantedBeside(asked: AskedDish | null, wanted: string[]): string[] {
  if (!asked) return wanted
  const name = ` ${asked.words} `
  const beside = wanted.filter((food) => !name.includes(` ${food.toLowerCase()} `))
  return [...new Set([...(asked.holds ?? []), ...beside])]
}
