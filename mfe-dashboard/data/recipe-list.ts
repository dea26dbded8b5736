import type { Db, Platform } from '@evenplate/platform/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { networkFirst } from '../offline/network-first.ts'
import type { RecipeFilter } from '../recipes/recipe-filter.ts'
import { queryClient } from './query-client.ts'
import { CARD_COLUMNS, type RecipeCard, recipeCard } from './recipe-card.ts'

export const PAGE = 24
const FAVORITES = 4

/** Read without a network alone: its code comes then, from where the pages come. */
const keptRecipes = () => import('../offline/kept-recipes.ts')

/** `total`: how many fit the filter altogether. */
export type RecipePage = { rows: RecipeCard[]; total: number }

/** A member's recipes that fit, a page at a time: searched, filtered and sorted by the database. */
export const recipeListOf = (db: Platform['db'], userId: string, filter: RecipeFilter) =>
  infiniteQueryOptions({
    queryKey: [userId, 'recipes', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      networkFirst({
        ask: async () => readPage(await db(), userId, filter, pageParam, signal),
        // All that is kept is one page.
        kept: async () => (pageParam === 0 ? (await keptRecipes()).keptPage(userId, filter) : undefined),
        onLate: (page) => {
          const key = [userId, 'recipes', 'list', filter]
          if (pageParam === 0) queryClient.setQueryData(key, { pages: [page], pageParams: [0] })
        },
      }),
    initialPageParam: 0,
    // By what is there, not by what was asked for: a deletion shortens the pages before.
    getNextPageParam: (last: RecipePage, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.rows.length, 0)
      return last.rows.length > 0 && shown < last.total ? shown : undefined
    },
    // What stands goes on standing while somebody types.
    placeholderData: keepPreviousData,
  })

async function readPage(
  db: Db,
  userId: string,
  { q, meal, diet, sort, favorites }: RecipeFilter,
  from: number,
  signal: AbortSignal,
): Promise<RecipePage> {
  let query = db.from('recipes').select(CARD_COLUMNS, { count: 'exact' }).eq('user_id', userId)
  for (const word of wordsOf(q)) query = query.ilike('search_text', `%${word}%`)
  if (meal !== 'all') query = query.eq('meal_type', meal)
  if (diet !== 'all') query = query.contains('dietary_type', [diet])
  if (favorites) query = query.eq('is_favorite', true)
  const { column, ascending } = ORDERS[sort] ?? NEWEST
  const { data, count } = await query
    .order(column, { ascending })
    // Two of the same moment or name stay in one order, so that no page repeats or misses one.
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return { rows: z.array(recipeCard).parse(data), total: count ?? 0 }
}

type Order = { column: 'created_at' | 'title_key'; ascending: boolean }
const NEWEST: Order = { column: 'created_at', ascending: false }
const ORDERS: Record<string, Order> = {
  newest: NEWEST,
  oldest: { column: 'created_at', ascending: true },
  'a-z': { column: 'title_key', ascending: true },
  'z-a': { column: 'title_key', ascending: false },
}

/** Each word as it is meant: signs that a pattern reads as "anything" mean themselves, the star cannot and goes. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('*', ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

export type RecipeCounts = { total: number; favorites: number }

/** How many recipes a member keeps, and how many of them are favorites. */
export const recipeCountsOf = (db: Platform['db'], userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'counts'],
    queryFn: ({ queryKey }) =>
      networkFirst({
        ask: async () => readCounts(await db(), userId),
        kept: async () => (await keptRecipes()).keptCounts(userId),
        onLate: (counts) => queryClient.setQueryData(queryKey, counts),
      }),
  })

async function readCounts(db: Db, userId: string): Promise<RecipeCounts> {
  const count = () => db.from('recipes').select('id', { count: 'exact', head: true }).eq('user_id', userId)
  const [all, favorites] = await Promise.all([
    count().throwOnError(),
    count().eq('is_favorite', true).throwOnError(),
  ])
  return { total: all.count ?? 0, favorites: favorites.count ?? 0 }
}

/** The latest favorites, for the overview. */
export const favoritesOf = (db: Platform['db'], userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'favorites'],
    queryFn: ({ queryKey }) =>
      networkFirst({
        ask: async () => readFavorites(await db(), userId),
        kept: async () => (await keptRecipes()).keptFavorites(userId, FAVORITES),
        onLate: (favorites) => queryClient.setQueryData(queryKey, favorites),
      }),
  })

async function readFavorites(db: Db, userId: string): Promise<RecipeCard[]> {
  const { data } = await db
    .from('recipes')
    .select(CARD_COLUMNS)
    .eq('user_id', userId)
    .eq('is_favorite', true)
    .order('created_at', { ascending: false })
    .limit(FAVORITES)
    .throwOnError()
  return z.array(recipeCard).parse(data)
}
