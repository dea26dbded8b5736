import type { Device } from '@evenplate/platform/contract'
import { networkFirst } from '@evenplate/platform/kit/offline/network-first'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/**
 * A small query of the dashboard: if the database cannot be reached, its last answer is used.
 * @param parse checks the stored answer, which an older version may have written
 */
export function lastAnswer<T>(
  device: Device,
  userId: string,
  queryKey: QueryKey,
  ask: () => Promise<T>,
  parse: (stored: unknown) => T,
): Promise<T> {
  return networkFirst({
    ask,
    offlineCopy: async () => {
      const { storedAnswer, questionOf } = await import(
        /* webpackChunkName: "offline-copies" */ './stored-answer.ts'
      )
      const kept = await storedAnswer(device, userId, questionOf(queryKey))
      return kept === undefined ? undefined : parse(kept)
    },
    onLate: (answer) => queryClient.setQueryData(queryKey, answer),
  })
}
