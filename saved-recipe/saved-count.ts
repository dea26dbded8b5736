import { AppError } from '@evenplate/domain/errors'
import type { Db } from '@evenplate/platform/contract'

/** How many recipes a member has saved. @throws AppError `unexpected` */
export async function readSavedCount(db: Db, userId: string, signal: AbortSignal): Promise<number> {
  const { count, error } = await db
    .from('recipes')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .abortSignal(signal)
  if (error || count === null) throw new AppError('unexpected', { cause: error })
  return count
}
