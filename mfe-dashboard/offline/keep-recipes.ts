import type { Db } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { RECIPE_COLUMNS, savedRecipe } from '../data/saved-recipe.ts'
import { claim, withStore } from './kept-database.ts'
import { type KeptRecipe, noteComplete, rowsKept } from './kept-recipes.ts'

/** As many of the newest, and of the favorites, are kept: some megabytes of a device's space. */
export const KEPT_AT_MOST = 500
/** Recipes in one request: their ids have to fit into an address. */
const AT_ONCE = 50

const version = z.object({ id: z.string(), updated_at: z.string() })
type Version = z.infer<typeof version>

/** Makes what is kept equal to what the database has: fetches what is new or changed there, drops what is gone. */
export async function keepRecipes(db: Db, userId: string): Promise<void> {
  await claim(userId)
  const wanted = await wantedVersions(db, userId)
  const kept = new Map((await rowsKept(userId)).map((row) => [row.recipe.id, row.updated_at]))
  const changed = wanted.filter(({ id, updated_at }) => kept.get(id) !== updated_at)
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const rows = await readWhole(db, userId, changed.slice(from, from + AT_ONCE))
    for (const row of rows) await withStore(userId, 'recipes', 'readwrite', (store) => store.put(row))
  }
  const stays = new Set(wanted.map(({ id }) => id))
  for (const id of kept.keys())
    if (!stays.has(id)) await withStore(userId, 'recipes', 'readwrite', (store) => store.delete(id))
  await noteComplete(userId)
}

async function wantedVersions(db: Db, userId: string): Promise<Version[]> {
  const newest = () =>
    db
      .from('recipes')
      .select('id,updated_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(KEPT_AT_MOST)
  const [recent, favorites] = await Promise.all([
    newest().throwOnError(),
    newest().eq('is_favorite', true).throwOnError(),
  ])
  const all = z.array(version).parse([...recent.data, ...favorites.data])
  return [...new Map(all.map((row) => [row.id, row])).values()]
}

async function readWhole(db: Db, userId: string, versions: Version[]): Promise<KeptRecipe[]> {
  const ids = versions.map(({ id }) => id)
  const { data } = await db
    .from('recipes')
    .select(`${RECIPE_COLUMNS},updated_at`)
    .eq('user_id', userId)
    .in('id', ids)
    .throwOnError()
  return z
    .array(z.extend(savedRecipe, version.shape))
    .parse(data)
    .map(({ updated_at, ...recipe }) => ({ recipe, updated_at }))
}
