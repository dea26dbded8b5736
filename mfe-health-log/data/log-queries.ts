import type { Sources } from '@evenplate/platform/kit/sources'
import { queryOptions } from '@tanstack/react-query'
import type { LabA1c, Log } from './log.ts'
import { labsWithWaiting, type Step, withWaiting } from './outbox.ts'
import { queryClient } from './queries.ts'
import { readLabs, readLast, readLog } from './read-log.ts'

type Db = Pick<Sources, 'db'>

/** From one time until before another, at most 200 days. */
export const logOf = ({ db }: Db, userId: string, from: number, to: number) =>
  queryOptions({
    queryKey: [userId, 'log', from, to],
    queryFn: async () => readLog(await db(), userId, from, to),
    // Tens of thousands of readings: they leave memory soon after they are no longer shown.
    gcTime: 60_000,
  })

export const labsOf = ({ db }: Db, userId: string) =>
  queryOptions({ queryKey: [userId, 'labs'], queryFn: async () => readLabs(await db(), userId) })

export const lastOf = ({ db }: Db, userId: string) =>
  queryOptions({ queryKey: [userId, 'last'], queryFn: async () => readLast(await db(), userId) })

/** What was sent is in the account: cached answers get it, too. */
export function takeIn(userId: string, step: Step): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: [userId, 'log'] })) {
    const [, , from, to] = queryKey as [string, string, number, number]
    queryClient.setQueryData<Log>(queryKey, (log) => log && withWaiting(log, [step], from, to))
  }
  queryClient.setQueryData<LabA1c[]>([userId, 'labs'], (labs) => labs && labsWithWaiting(labs, [step]))
  if (step.do === 'add-reading') void queryClient.invalidateQueries({ queryKey: [userId, 'last'] })
}
