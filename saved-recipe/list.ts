import type { Db } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { CARD_COLUMNS, type RecipeCard, recipeCard } from './card.ts'

/**
 * A member's search among their recipes. `all` means no choice; `meal` and `diet` are the columns' values, `sort` is
 * one of `newest` (also for any unknown value), `oldest`, `a-z`, `z-a`.
 */
export type RecipeSearch = { q: string; meal: string; diet: string; sort: string; favorites: boolean }

/** `total`: how many match altogether. */
export type RecipePage = { rows: RecipeCard[]; total: number }

export type RecipeCounts = { total: number; favorites: number }

/** Recipes in one page of the list. */
export const PAGE = 24

/**
 * A page of a member's matching recipes: searched, filtered and sorted by the database.
 * @throws its error
 */
export async function readRecipePage(
  db: Db,
  userId: string,
  { q, meal, diet, sort, favorites }: RecipeSearch,
  from: number,
  signal: AbortSignal,
): Promise<RecipePage> {
  let query = db.from('recipes').select(CARD_COLUMNS, { count: 'exact' }).eq('user_id', userId)
  for (const word of wordsOf(q)) query = query.ilike('search_text', `%${escaped(word)}%`)
  if (meal !== 'all') query = query.eq('meal_type', meal)
  if (diet !== 'all') query = query.contains('dietary_type', [diet])
  if (favorites) query = query.eq('is_favorite', true)
  const { column, ascending } = ORDERS.get(sort) ?? NEWEST
  const { data, count } = await query
    .order(column, { ascending })
    // Two with the same time or name stay in a fixed order, so that no page repeats or misses one.
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return { rows: z.array(recipeCard).parse(data), total: count ?? 0 }
}

type SortOrder = { column: 'created_at' | 'title_key'; ascending: boolean }
const NEWEST: SortOrder = { column: 'created_at', ascending: false }
const ORDERS = new Map<string, SortOrder>([
  ['oldest', { column: 'created_at', ascending: true }],
  ['a-z', { column: 'title_key', ascending: true }],
  ['z-a', { column: 'title_key', ascending: false }],
])

/** The words to look for. A star always matches anything in the database, so it is removed. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll('*', ' ').split(/\s+/).filter(Boolean)

/** Escapes characters that a pattern reads as "anything". */
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** How many recipes a member has saved, and how many of them are favorites. @throws the database's error */
export async function readRecipeCounts(db: Db, userId: string): Promise<RecipeCounts> {
  const count = () => db.from('recipes').select('id', { count: 'exact', head: true }).eq('user_id', userId)
  const [all, favorites] = await Promise.all([
    count().throwOnError(),
    count().eq('is_favorite', true).throwOnError(),
  ])
  return { total: all.count ?? 0, favorites: favorites.count ?? 0 }
}

/** The latest favorites. @throws the database's error */
export async function readFavorites(db: Db, userId: string, count: number): Promise<RecipeCard[]> {
  const { data } = await db
    .from('recipes')
    .select(CARD_COLUMNS)
    .eq('user_id', userId)
    .eq('is_favorite', true)
    .order('created_at', { ascending: false })
    .limit(count)
    .throwOnError()
  return z.array(recipeCard).parse(data)
}
