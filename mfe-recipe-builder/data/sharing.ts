import { AppError } from '@evenplate/domain/errors'
import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'

/** Whether others can read a saved recipe; the slug names its public page. `gone`: it is no longer saved. */
export type Sharing = { state: 'private' } | { state: 'public'; slug: string } | { state: 'gone' }

export const sharingOf = (db: Platform['db'], userId: string, id: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', id, 'sharing'],
    queryFn: async ({ signal }) => readSharing(await db(), userId, id, signal),
    // A press waits for it: an offline browser says so, instead of holding it back.
    networkMode: 'always',
  })

async function readSharing(db: Db, userId: string, id: string, signal: AbortSignal): Promise<Sharing> {
  const { data, error } = await db
    .from('recipes')
    .select('is_public,share_slug')
    .eq('user_id', userId)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw new AppError('unexpected', { cause: error })
  if (!data) return { state: 'gone' }
  return data.is_public && data.share_slug ? { state: 'public', slug: data.share_slug } : { state: 'private' }
}

/**
 * Lets anyone who has the link read a saved recipe.
 * @returns the slug of its public page
 * @throws AppError `unexpected`; then nothing has changed
 */
export async function makePublic(db: Db, userId: string, id: string): Promise<string> {
  const { data, error } = await db
    .from('recipes')
    .update({ is_public: true })
    .eq('user_id', userId)
    .eq('id', id)
    .select('share_slug')
    .single()
  if (error || !data.share_slug) throw new AppError('unexpected', { cause: error })
  return data.share_slug
}
