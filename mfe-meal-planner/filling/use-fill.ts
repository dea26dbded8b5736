import { AppError, isAppError } from '@evenplate/domain/errors'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useRef, useState } from 'react'
import { askFill, requestOf } from '../data/fill.ts'
import { savedRecipes } from '../data/saved-recipes.ts'
import { changeRules, fill } from '../plan/actions.ts'
import { useWeek } from '../plan/plan-store.ts'
import { useAct } from '../plan/use-act.ts'
import { pantryOf } from './pantry.ts'

export type Filling = {
  isBusy: boolean
  failure: AppError | null
  /** Fills left today, according to the last reply. */
  left: number | null
  /** Rules from the member's profile that were applied in addition to the week's, in words. */
  alsoKept: readonly string[]
  /** @param rules other rules to fill by, e.g. a loosening; they become the week's */
  start(rules?: PlanRules): Promise<void>
}

/** Fills the open slots of the week around the locked ones. */
export function useFill(): Filling {
  const platform = usePlatform()
  const { api, db, telemetry } = platform
  const act = useAct()
  const [state, setState] = useState<Omit<Filling, 'start'>>({
    isBusy: false,
    failure: null,
    left: null,
    alsoKept: [],
  })
  const asking = useRef<AbortController>(null)
  // Who is signed in may be known only once the week is read.
  const latest = useRef(platform)
  useEffect(() => {
    latest.current = platform
  })
  useEffect(() => () => asking.current?.abort(), [])

  const start = async (rules?: PlanRules) => {
    if (state.isBusy) return
    asking.current = new AbortController()
    const { signal } = asking.current
    setState((before) => ({ ...before, isBusy: true, failure: null }))
    await weekIsRead(signal)
    if (signal.aborted) return
    if (rules) useWeek.getState().act((plan) => changeRules(plan, rules))
    try {
      const { auth } = latest.current
      // Without them, only the house chef's dishes fill the week.
      const [saved, pantry] = await Promise.all([
        auth.status === 'member' ? savedRecipes(db, auth.user.id).catch(() => []) : [],
        pantryOf(latest.current).catch(() => []),
      ])
      const { plan } = useWeek.getState()
      const reply = await askFill(api, requestOf(plan, newSeed(), saved, pantry), signal)
      if (useWeek.getState().plan.week !== plan.week) return
      act((now) => fill(now, plan.slots, reply))
      useWeek.getState().explain(reply.shortfalls)
      setState({ isBusy: false, failure: null, left: reply.left, alsoKept: reply.alsoKept ?? [] })
    } catch (cause) {
      if (signal.aborted) return
      const failure = isAppError(cause) ? cause : new AppError('unexpected', { cause })
      telemetry.error(cause)
      setState((before) => ({ ...before, isBusy: false, failure }))
    }
  }
  return { ...state, start }
}

/** A visitor who presses before the week is read does not have to press again. */
function weekIsRead(signal: AbortSignal): Promise<void> {
  if (useWeek.getState().early === null) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useWeek.subscribe(({ early }) => early === null && done())
    const done = () => {
      stop()
      // Once earlier steps have been applied to it, too.
      queueMicrotask(resolve)
    }
    signal.addEventListener('abort', done)
  })
}

/** A new seed each time: pressing again gives another week. */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
