import type { Platform } from '@evenplate/platform/contract'
import { readSharing } from '@evenplate/saved-recipe/sharing/sharing'
import { queryOptions } from '@tanstack/react-query'

/** Whether others can read a recipe that this member saved. */
export const sharingOf = (db: Platform['db'], userId: string, id: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', id, 'sharing'],
    queryFn: async ({ signal }) => readSharing(await db(), userId, id, signal),
    // A press waits for it: an offline browser reports that, instead of delaying it.
    networkMode: 'always',
  })
