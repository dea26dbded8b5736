import { AppError } from '@evenplate/domain/errors'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import type { Db } from '@evenplate/platform/contract'

/** Whether others can read a saved recipe; the slug names its public page. `gone`: it is no longer saved. */
export type Sharing = { state: 'private' } | { state: 'public'; slug: string } | { state: 'gone' }

/** @param row null if there is none */
export function sharingOf(row: { is_public: boolean; share_slug: string | null } | null): Sharing {
  if (!row) return { state: 'gone' }
  return row.is_public && row.share_slug ? { state: 'public', slug: row.share_slug } : { state: 'private' }
}

/** @throws AppError `unexpected` */
export async function readSharing(db: Db, userId: string, id: string, signal: AbortSignal): Promise<Sharing> {
  const { data, error } = await db
    .from('recipes')
    .select('is_public,share_slug')
    .eq('user_id', userId)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw new AppError('unexpected', { cause: error })
  return sharingOf(data)
}

/**
 * Lets anyone who has the link read a saved recipe, or makes it private again: then the link never works again.
 * @param sharesWords for a brought recipe: whether its description, steps and tips are public, too
 * @throws AppError `unexpected`; then nothing has changed
 */
export async function setPublic(
  db: Db,
  userId: string,
  id: string,
  isPublic: boolean,
  sharesWords = false,
): Promise<Sharing> {
  const { data, error } = await db
    .from('recipes')
    .update({ is_public: isPublic, shares_words: isPublic && sharesWords })
    .eq('user_id', userId)
    .eq('id', id)
    .select('share_slug')
    .single()
  const sharing = error ? null : sharingOf({ ...data, is_public: isPublic })
  if (sharing?.state !== (isPublic ? 'public' : 'private')) throw new AppError('unexpected', { cause: error })
  return sharing
}

/** The address of a public recipe. */
export const publicLink = (slug: string): string => window.location.origin + sharedPath(slug)
