import type { Device } from '@evenplate/platform/contract'
import type { QueryKey } from '@tanstack/react-query'
import { networkFirst } from '../offline/network-first.ts'
import { queryClient } from './queries.ts'

/**
 * A small question of the dashboard: its last answer is given again while the database is out of reach.
 * @param parse of what is kept, which an older version may have written
 */
export function lastAnswer<T>(
  device: Device,
  userId: string,
  queryKey: QueryKey,
  ask: () => Promise<T>,
  parse: (kept: unknown) => T,
): Promise<T> {
  return networkFirst({
    ask,
    kept: async () => {
      const { keptAnswer, questionOf } = await import(
        /* webpackChunkName: "offline-copies" */ './offline-answers.ts'
      )
      const kept = await keptAnswer(device, userId, questionOf(queryKey))
      return kept === undefined ? undefined : parse(kept)
    },
    onLate: (answer) => queryClient.setQueryData(queryKey, answer),
  })
}
