import { AppError, isAppError } from '@evenplate/domain/errors'
import type { Day } from '@evenplate/meal-plan/dates'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useRef, useState } from 'react'
import { guestKeeper } from '../data/guest-keeper.ts'
import type { Keeper } from '../data/keeper.ts'
import { memberKeeper } from '../data/member-keeper.ts'
import { accountOf } from '../data/member-plans.ts'
import { readUnsent } from '../data/plan-copies.ts'
import { useWeek } from '../plan/plan-store.ts'

type Failed = { error: AppError; retry(): void } | null

/**
 * Opens a week where it is stored, and stores each step of the page there.
 * @param week null until the browser knows which day it is
 * @returns why it could not be read
 */
export function useKeptWeek(week: Day | null): Failed {
  const { auth, db, device, telemetry } = usePlatform()
  const owner = useOwner(week)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<AppError | null>(null)
  const keeping = useRef<Keeper>(null)

  useEffect(() => {
    if (owner === undefined || week === null) return
    let here = true
    let isTold = false
    const store = useWeek.getState()
    store.begin(week)
    const told = {
      become: (...args: Parameters<typeof store.become>) => here && store.become(...args),
      adopt(...args: Parameters<typeof store.adopt>) {
        isTold = true
        if (here) store.adopt(...args)
        isTold = false
      },
    }
    const keeper: Keeper =
      owner === null ? guestKeeper(device, told) : memberKeeper(device, owner, accountOf(db, owner), told)
    keeping.current = keeper
    let leave = () => {}
    keeper.open(week).then(
      ({ plan, kept }) => {
        if (!here) return
        setError(null)
        const early = store.open(plan, kept)
        leave = useWeek.subscribe((now, before) => {
          if (now.plan !== before.plan && !isTold) keeper.keep(now.plan)
        })
        for (const action of early) store.act(action)
      },
      (cause: unknown) => {
        if (!here) return
        telemetry.error(cause)
        setError(isAppError(cause) ? cause : new AppError('unexpected', { cause }))
      },
    )
    const onVisible = () => (document.visibilityState === 'hidden' ? keeper.flush() : keeper.refresh())
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pagehide', keeper.flush)
    return () => {
      here = false
      leave()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pagehide', keeper.flush)
      keeper.close()
    }
  }, [owner, week, attempt])

  // When a member signs in again, their waiting changes are saved at once.
  useEffect(() => {
    if (auth.status === 'member') keeping.current?.refresh()
  }, [auth.status])

  return error && { error, retry: () => setAttempt((before) => before + 1) }
}

/**
 * Whose week it is: a member's id, null for a guest, undefined until it is known. A session that ends while changes are
 * waiting leaves the member's week on the page, so that nothing is lost; signing out has removed those changes from
 * this device.
 */
function useOwner(week: Day | null): string | null | undefined {
  const { auth, device } = usePlatform()
  const before = useRef<string | null>(null)
  if (auth.status === 'loading') return undefined
  if (auth.status === 'member') {
    before.current = auth.user.id
    return auth.user.id
  }
  const waits = before.current && week && readUnsent(device, before.current, week) !== null
  return waits ? before.current : null
}
