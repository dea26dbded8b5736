import type { Db, Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { RECIPE_COLUMNS, type SavedRecipe, savedRecipe } from '../row.ts'
import { copiesOf, dropCopy, noteComplete, writeCopy } from './copies.ts'

/** How many of the newest, and of the favorites, are copied: a few megabytes on a device. */
const COPIED_AT_MOST = 500
/** Recipes in one request: their ids have to fit into an address. */
const AT_ONCE = 50

const change = z.object({ id: z.string(), updated_at: z.string() })
type LastChange = z.infer<typeof change>

/** Makes the copies equal to what the database has: fetches what is new or changed there, drops what is gone. */
export async function updateCopies(db: Db, device: Device, userId: string): Promise<void> {
  await device.claimOfflineCopy(userId)
  const wanted = await lastChanges(db, userId)
  const copied = new Map((await copiesOf(device, userId)).map(({ id, updated_at }) => [id, updated_at]))
  const outdated = wanted.filter(({ id, updated_at }) => copied.get(id) !== updated_at)
  for (let from = 0; from < outdated.length; from += AT_ONCE) {
    const recipes = await readWhole(db, userId, outdated.slice(from, from + AT_ONCE))
    for (const recipe of recipes) await writeCopy(device, userId, recipe)
  }
  const stays = new Set(wanted.map(({ id }) => id))
  for (const id of copied.keys()) if (!stays.has(id)) await dropCopy(device, userId, id)
  await noteComplete(device, userId)
}

async function lastChanges(db: Db, userId: string): Promise<LastChange[]> {
  const newest = () =>
    db
      .from('recipes')
      .select('id,updated_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(COPIED_AT_MOST)
  const [recent, favorites] = await Promise.all([
    newest().throwOnError(),
    newest().eq('is_favorite', true).throwOnError(),
  ])
  const all = z.array(change).parse([...recent.data, ...favorites.data])
  return [...new Map(all.map((row) => [row.id, row])).values()]
}

async function readWhole(db: Db, userId: string, changes: LastChange[]): Promise<SavedRecipe[]> {
  const ids = changes.map(({ id }) => id)
  const { data } = await db
    .from('recipes')
    .select(RECIPE_COLUMNS)
    .eq('user_id', userId)
    .in('id', ids)
    .throwOnError()
  return z.array(savedRecipe).parse(data)
}
