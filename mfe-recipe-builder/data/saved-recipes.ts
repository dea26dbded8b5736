import type { Platform } from '@evenplate/platform/contract'
import { readSavedCount } from '@evenplate/saved-recipe/saved-count'
import { queryOptions } from '@tanstack/react-query'

/** How many recipes this member has saved. */
export const savedCountOf = (db: Platform['db'], userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'saved-count'],
    queryFn: async ({ signal }) => readSavedCount(await db(), userId, signal),
  })
