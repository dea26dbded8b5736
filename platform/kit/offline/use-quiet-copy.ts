import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAway, needNetwork, noteReached } from './connection.ts'

/** Milliseconds to wait, so that the page's own requests go first. */
const PAUSE_MS = 2500
/** Milliseconds between tries while the database is out of reach. */
const AGAIN_MS = 15_000

/**
 * Silently copies to this device what a member can read offline. It is a query like the pages' own, so whatever
 * invalidates those refreshes it too. While the database is out of reach, it tries again every 15 s.
 * @param copy reads from the database and stores; any error counts as out of reach
 * @param changed first words of the query keys that pages use; these are refetched once the database answers again
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
