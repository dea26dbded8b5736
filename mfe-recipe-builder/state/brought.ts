import { type BroughtRecipe, broughtRecipe, type Mend } from '@evenplate/domain/brought-recipe'
import { DISH_LINES } from '@evenplate/domain/brought-record'
import * as z from 'zod/mini'

/** A recipe that somebody brought: as it was read, with their corrections since. */
export const broughtItem = z.object({
  key: z.string(),
  /** The file it was in; null if it was pasted or linked. */
  file: z.nullable(z.string()),
  recipe: broughtRecipe,
  /** Null until the person has given it, if the recipe does not. */
  servings: z.nullable(z.number()),
  /** Notes from reading it. */
  notUnderstood: z.array(z.string()),
  /** Its last count; null before that. Carbs: grams per serving, or in total if servings are unknown. */
  glance: z.nullable(z.object({ carbs: z.nullable(z.number()), open: z.array(z.string()) })),
})
export type BroughtItem = z.infer<typeof broughtItem>

/** The state of a file. `lost`: it was still waiting when the page was closed. */
export const broughtFile = z.object({
  key: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'reading', 'read', 'nothing', 'failed', 'lost']),
  /** Notes about it, one sentence each. */
  said: z.array(z.string()),
})
export type BroughtFile = z.infer<typeof broughtFile>

/** The gateway's maximum divisor. */
export const MOST_SERVINGS = 50

/** More would not fit into a tab's storage. */
export const MOST_BROUGHT = 200

/** @param file name of the file it was in */
export const itemOf = (
  key: string,
  recipe: BroughtRecipe,
  file: string | null,
  notUnderstood: string[],
): BroughtItem => ({
  key,
  file,
  recipe,
  servings: servingsIn(recipe),
  notUnderstood,
  glance: null,
})

/** A number it can be divided into; 60 cookies are not 60 servings. */
function servingsIn({ servings }: BroughtRecipe): number | null {
  const whole = servings === null ? 0 : Math.round(servings)
  return whole >= 1 && whole <= MOST_SERVINGS ? whole : null
}

/** How many ingredients count, and how many of them are over the limit. */
export function ingredientsOf({ recipe }: Pick<BroughtItem, 'recipe'>): { count: number; tooMany: number } {
  const out = new Set(recipe.mends.filter(({ leftOut }) => leftOut).map(({ line }) => line))
  const count = recipe.lines.filter(({ kind }, at) => kind === 'ingredient' && !out.has(at)).length
  return { count, tooMany: Math.max(0, count - DISH_LINES) }
}

export const mendOf = (item: BroughtItem, line: number): Mend | undefined =>
  item.recipe.mends.find((mend) => mend.line === line)

/** The item with one line corrected differently; `null` undoes its correction. */
export function mendedAt(item: BroughtItem, line: number, mend: Omit<Mend, 'line'> | null): BroughtItem {
  const others = item.recipe.mends.filter((one) => one.line !== line)
  const mends = mend === null ? others : [...others, { line, ...mend }].sort((a, b) => a.line - b.line)
  return { ...item, recipe: { ...item.recipe, mends } }
}
