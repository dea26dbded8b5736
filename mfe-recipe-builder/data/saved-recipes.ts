import { AppError } from '@evenplate/domain/errors'
import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'

type DbOf = Platform['db']

/** How many recipes this member keeps. */
export const savedCountOf = (db: DbOf, userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'saved-count'],
    queryFn: async ({ signal }) => countSaved(await db(), userId, signal),
  })

async function countSaved(db: Db, userId: string, signal: AbortSignal): Promise<number> {
  const { count, error } = await db
    .from('recipes')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .abortSignal(signal)
  if (error || count === null) throw new AppError('unexpected', { cause: error })
  return count
}
