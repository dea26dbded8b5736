import type { RecipeCard } from '@evenplate/saved-recipe/card'
import type { RecipeCounts, RecipePage } from '@evenplate/saved-recipe/list'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

type List = InfiniteData<RecipePage>

/** Where the pages cache a member's recipes; see `recipe-list.ts` and `recipes.ts`. */
const keysOf = (userId: string) => ({
  lists: [userId, 'recipes', 'list'],
  favorites: [userId, 'recipes', 'favorites'],
  counts: [userId, 'recipes', 'counts'],
  one: (id: string) => [userId, 'recipes', 'one', id],
})

/** Marks a recipe as a favorite, or not, wherever it is shown, before the database answers. @returns how to undo it */
export function showFavorite(userId: string, id: string, favorite: boolean): () => void {
  const keys = keysOf(userId)
  const before = { lists: listsOf(userId), favorites: queryClient.getQueryData(keys.favorites) }
  for (const [key, list] of before.lists) {
    const leaves = !favorite && isOfFavorites(key)
    queryClient.setQueryData(key, leaves ? without(list, id) : turned(list, id, favorite))
  }
  if (!favorite) queryClient.setQueryData<RecipeCard[]>(keys.favorites, (rows) => rows?.filter(isNot(id)))
  turnAlone(userId, id, favorite)
  return () => {
    for (const [key, list] of before.lists) queryClient.setQueryData(key, turned(list, id, !favorite))
    queryClient.setQueryData(keys.favorites, before.favorites)
    turnAlone(userId, id, !favorite)
  }
}

/** Removes a recipe that the database no longer has from every page. */
export function takeOutRecipe(userId: string, { id, is_favorite }: Pick<RecipeCard, 'id' | 'is_favorite'>) {
  const keys = keysOf(userId)
  for (const [key, list] of listsOf(userId)) queryClient.setQueryData(key, without(list, id))
  queryClient.setQueryData<RecipeCard[]>(keys.favorites, (rows) => rows?.filter(isNot(id)))
  queryClient.setQueryData<SavedRecipe | null>(keys.one(id), (known) => known && null)
  addToCounts(userId, { total: -1, favorites: is_favorite ? -1 : 0 })
}

function turnAlone(userId: string, id: string, is_favorite: boolean): void {
  queryClient.setQueryData<SavedRecipe | null>(
    keysOf(userId).one(id),
    (recipe) => recipe && { ...recipe, is_favorite },
  )
  addToCounts(userId, { total: 0, favorites: is_favorite ? 1 : -1 })
}

const addToCounts = (userId: string, more: RecipeCounts): void =>
  void queryClient.setQueryData<RecipeCounts>(
    keysOf(userId).counts,
    (known) => known && { total: known.total + more.total, favorites: known.favorites + more.favorites },
  )

const listsOf = (userId: string) =>
  queryClient
    .getQueriesData<List>({ queryKey: keysOf(userId).lists })
    .flatMap(([key, list]) => (list ? [[key, list] as const] : []))

const isOfFavorites = ([, , , filter]: QueryKey): boolean =>
  typeof filter === 'object' && filter !== null && 'favorites' in filter && filter.favorites === true

const isNot = (id: string) => (row: RecipeCard) => row.id !== id

const turned = (list: List, id: string, is_favorite: boolean): List => ({
  ...list,
  pages: list.pages.map(({ rows, total }) => ({
    total,
    rows: rows.map((row) => (row.id === id ? { ...row, is_favorite } : row)),
  })),
})

function without(list: List, id: string): List {
  if (list.pages.every(({ rows }) => rows.every(isNot(id)))) return list
  const pages = list.pages.map(({ rows, total }) => ({ rows: rows.filter(isNot(id)), total: total - 1 }))
  return { ...list, pages }
}
