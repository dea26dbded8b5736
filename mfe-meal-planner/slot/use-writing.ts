import { AppError, isAppError } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { requestFor } from './request-for.ts'

export type WritingNow =
  | { is: 'idle' }
  /** `title`: the dish's, once it may be shown. `isAgain`: a first draft broke a rule or missed the request. */
  | { is: 'writing'; title: string | null; isAgain: boolean }
  | { is: 'stopped'; wasShown: boolean }
  | { is: 'failed'; failure: AppError }
  | { is: 'done'; dish: PlannedDish }

export type Writing = {
  now: WritingNow
  /** What was written for this slot by its current rules, even before the dialog was closed and opened again. */
  dishes: readonly PlannedDish[]
  start(): Promise<void>
  stop(): void
}

/** `unanswered`: the key of a request without an answer. Sent with it again, it does not cost a second recipe. */
type Kept = { dishes: readonly PlannedDish[]; unanswered: string | null }
const NOTHING: Kept = { dishes: [], unanswered: null }

/**
 * Has dishes written for a slot, one at a time. Closing the dialog stops it.
 * @param onLeft gets how many of today's recipes are left
 */
export function useWriting(plan: Plan, slot: Slot, onLeft: (left: number) => void): Writing {
  const { api, auth, device, telemetry } = usePlatform()
  const queries = useQueryClient()
  const request = requestFor(plan, slot)
  // With the request: a dish written by other rules is not offered for these.
  const queryKey = [auth.status === 'member' ? auth.user.id : null, 'written', slot.id, request]
  const { data: kept } = useQuery({
    queryKey,
    queryFn: () => NOTHING,
    initialData: NOTHING,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const keep = (change: Partial<Kept>) =>
    queries.setQueryData<Kept>(queryKey, (before = NOTHING) => ({ ...before, ...change }))
  const [now, setNow] = useState<WritingNow>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (auth.status === 'loading' || now.is === 'writing') return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const idempotencyKey = kept.unanswered ?? randomUuid()
    keep({ unanswered: idempotencyKey })
    const become = (next: WritingNow) => {
      if (!signal.aborted) setNow(next)
    }
    become({ is: 'writing', title: null, isAgain: false })
    try {
      const { writeDish } = await import(/* webpackChunkName: "write-dish" */ '../data/write-dish.ts').catch(
        (cause: unknown) => {
          throw new AppError('offline', { cause })
        },
      )
      signal.throwIfAborted()
      const { dish, left } = await writeDish(
        { api, auth, device },
        request,
        { signal, idempotencyKey },
        {
          onBrief: () => {},
          onPartial: ({ title = null }) => become({ is: 'writing', title, isAgain: false }),
          onRepair: () => become({ is: 'writing', title: null, isAgain: true }),
        },
      )
      if (signal.aborted) return
      keep({ dishes: [...kept.dishes, dish], unanswered: null })
      onLeft(left)
      become({ is: 'done', dish })
    } catch (error) {
      if (signal.aborted) return
      telemetry.error(error)
      const failure =
        isAppError(error) && error.code !== 'unexpected'
          ? error
          : new AppError('provider_reply', { cause: error })
      if (USED_UP.has(failure.code)) onLeft(0)
      become({ is: 'failed', failure })
    }
  }
  const stop = () => {
    running.current?.abort()
    setNow((before) => ({ is: 'stopped', wasShown: before.is === 'writing' && before.title !== null }))
  }
  return { now, dishes: kept.dishes, start, stop }
}

const USED_UP: ReadonlySet<string> = new Set(['guest_limit', 'member_daily_limit'])
