import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EMPTY_LOG, type Log } from '../data/log.ts'
import { logOf } from '../data/log-queries.ts'
import { type Step, withWaiting } from '../data/outbox.ts'

export type Asked = { log: Log; state: 'loading' | 'failed' | 'there'; retry: () => void }

/** What a member logged from one time until before another, plus what is waiting on this device. */
export function useMemberLog(userId: string, from: number, to: number, waiting: readonly Step[]): Asked {
  const { db } = usePlatform()
  const { data, isError, refetch } = useQuery(logOf({ db }, userId, from, to))
  const log = useMemo(() => withWaiting(data ?? EMPTY_LOG, waiting, from, to), [data, waiting, from, to])
  return { log, state: data ? 'there' : isError ? 'failed' : 'loading', retry: () => void refetch() }
}
