import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type SavedRecipe, savedRecipe } from '../row.ts'

/**
 * A copied recipe: its row as the database gave it, figures of any version included, and when that was written there.
 * Copies made by earlier versions of the site have no `updated_at` in the row.
 */
const offlineCopy = z.object({
  recipe: z.extend(savedRecipe, { updated_at: z.optional(z.string()) }),
  updated_at: z.string(),
})
type OfflineCopy = z.infer<typeof offlineCopy>

/** One that cannot be read, written by an older version of this page, is ignored and fetched again. */
function readCopy(stored: unknown): SavedRecipe | undefined {
  const read = offlineCopy.safeParse(stored)
  return read.success ? { ...read.data.recipe, updated_at: read.data.updated_at } : undefined
}

/** The copies of this member's recipes, all or some. */
export async function copiesOf(device: Device, userId: string): Promise<SavedRecipe[]> {
  const stored = await device.inOfflineCopy<unknown[]>(userId, 'recipes', 'readonly', (store) =>
    store.getAll(),
  )
  return stored?.flatMap((copy) => readCopy(copy) ?? []) ?? []
}

export const copyOf = async (device: Device, userId: string, id: string): Promise<SavedRecipe | undefined> =>
  readCopy(await device.inOfflineCopy<unknown>(userId, 'recipes', 'readonly', (store) => store.get(id)))

export const writeCopy = (device: Device, userId: string, recipe: SavedRecipe): Promise<unknown> =>
  device.inOfflineCopy(userId, 'recipes', 'readwrite', (store) =>
    store.put({ recipe, updated_at: recipe.updated_at } satisfies OfflineCopy),
  )

export const dropCopy = (device: Device, userId: string, id: string): Promise<unknown> =>
  device.inOfflineCopy(userId, 'recipes', 'readwrite', (store) => store.delete(id))

/** Undefined until every recipe is copied: before, an empty list would tell a member that they have no recipes. */
export async function allCopiesOf(device: Device, userId: string): Promise<SavedRecipe[] | undefined> {
  const complete = await device.inOfflineCopy<unknown>(userId, 'answers', 'readonly', (store) =>
    store.get(COMPLETE),
  )
  return complete === true ? copiesOf(device, userId) : undefined
}

/** From now on the copies are complete. */
export const noteComplete = (device: Device, userId: string): Promise<unknown> =>
  device.inOfflineCopy(userId, 'answers', 'readwrite', (store) => store.put(true, COMPLETE))

const COMPLETE = 'recipes/complete'
