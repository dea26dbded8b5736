import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAway, needNetwork, noteReached } from './connection.ts'

/** The page's own requests go first, in milliseconds. */
const PAUSE_MS = 2500
/** While the database is out of reach, it is tried again. */
const AGAIN_MS = 15_000

/**
 * Silently copies to this device what a member can read offline. It is a query like the pages' own, so whatever tells
 * them of a change tells it too. While the database is out of reach it asks again every 15 s.
 * @param copy asks the database and stores; what it throws counts as out of reach
 * @param changed words of the keys that pages read; they are asked for again once the database answers after it did not
 */
export function useQuietCopy(
  queryClient: QueryClient,
  userId: string,
  copy: () => Promise<void>,
  changed: readonly string[],
): void {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  useQuery({
    queryKey: [userId, 'kept'],
    queryFn: async () => {
      const wasAway = isAway()
      needNetwork()
      await copy()
      noteReached(true)
      // Pages that show copies get the current data.
      if (wasAway)
        for (const word of changed) void queryClient.invalidateQueries({ queryKey: [userId, word] })
      return Date.now()
    },
    enabled: begun,
    staleTime: 60_000,
    refetchOnReconnect: 'always',
    refetchInterval: () => isAway() && AGAIN_MS,
  })
}
