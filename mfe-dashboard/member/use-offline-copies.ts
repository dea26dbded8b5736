import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '../data/queries.ts'
import { isAway, needNetwork, noteReached } from '../offline/connection.ts'

/** The page's own requests go first, in milliseconds. */
const PAUSE_MS = 2500
/** While the database is out of reach, it is tried again. */
const AGAIN_MS = 15_000

/**
 * Copies a member's recipes to this device, quietly. It is a query like the pages' own: what tells them that
 * something has changed tells it too.
 */
export function useOfflineCopies(userId: string): void {
  const { db, device } = usePlatform()
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
      const [{ updateCopies }, { storeAnswers }] = await Promise.all([
        import(/* webpackChunkName: "offline-copies" */ '@evenplate/saved-recipe/offline/update-copies'),
        import(/* webpackChunkName: "offline-copies" */ '../data/offline-answers.ts'),
      ])
      await updateCopies(await db(), device, userId)
      await storeAnswers(device, userId)
      noteReached(true)
      // Pages that stand on copies hear what is true now.
      if (wasAway) void queryClient.invalidateQueries({ queryKey: [userId, 'recipes'] })
      return Date.now()
    },
    enabled: begun,
    staleTime: 60_000,
    refetchOnReconnect: 'always',
    refetchInterval: () => isAway() && AGAIN_MS,
  })
}
