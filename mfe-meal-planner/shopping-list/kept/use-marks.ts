import type { MarkOp } from '@evenplate/meal-plan/shopping/marks'
import { pressed } from '@evenplate/meal-plan/shopping/marks'
import { usePlatform } from '@evenplate/platform/define-remote'
import { hasNoNetwork } from '@evenplate/platform/kit/offline/connection'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Exchange, type KeptList, marked, NOTHING_KEPT, waitingCount } from './kept-list.ts'
import type { Kept } from './kept-lists.ts'
import { tell } from './tell.ts'

/**
 * Where presses are: only `here`, for a guest; on their way; sent; or waiting, because this browser knows that there is
 * no network, because nothing answered, or because they were refused. `gone`: the list has expired.
 */
export type Told = 'here' | 'sending' | 'sent' | 'offline' | 'unanswered' | 'gone'

type Ledger = (told: Exchange) => Promise<Exchange>

export type Marks = {
  list: KeptList
  of(item: string): MarkOp | undefined
  told: Told
  waiting: number
  press(item: string, checked: boolean, grams: number | null): void
  change(change: (list: KeptList) => KeptList): void
}

/** Milliseconds after a press until it is sent; between checks for what another phone did; until a failure is retried. */
const SOON = 300
const LOOK = 20_000
const AGAIN = 10_000

/** The marks of one list, sent to the other side and merged with what it has, now and while the page is open. */
export function useMarks(kept: Kept, key: string, ledger: Ledger | null): Marks {
  const { telemetry } = usePlatform()
  const list = useSyncExternalStore(
    kept.subscribe,
    () => kept.read(key),
    () => NOTHING_KEPT,
  )
  const [told, setTold] = useState<Told>(ledger ? 'sending' : 'here')

  useEffect(() => {
    if (!ledger) {
      setTold('here')
      return
    }
    let open = true
    let running = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const one = {
      read: () => kept.read(key),
      change: (change: (list: KeptList) => KeptList) => kept.change(key, change),
    }
    const later = (ms: number) => {
      clearTimeout(timer)
      if (open) timer = setTimeout(run, ms)
    }
    const run = async () => {
      clearTimeout(timer)
      if (running) return
      if (hasNoNetwork()) {
        setTold('offline')
        return later(AGAIN)
      }
      running = true
      try {
        if (waitingCount(one.read()) > 0) setTold('sending')
        await tell(one, ledger)
        setTold('sent')
        later(LOOK)
      } catch (error) {
        if (hasCode(error, 'not_found')) return setTold('gone')
        setTold(hasNoNetwork() ? 'offline' : 'unanswered')
        if (!hasNoNetwork() && !hasCode(error, 'offline')) telemetry.error(error)
        later(AGAIN)
      } finally {
        running = false
      }
    }
    const onPress = () => {
      if (waitingCount(one.read()) > 0) later(SOON)
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void run()
    }
    void run()
    const leave = kept.subscribe(onPress)
    window.addEventListener('online', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      open = false
      clearTimeout(timer)
      leave()
      window.removeEventListener('online', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      // Presses right before leaving must be sent, too.
      if (waitingCount(one.read()) > 0 && !running) void tell(one, ledger).catch(() => {})
    }
  }, [kept, key, ledger])

  return useMemo(() => {
    const byItem = new Map(list.marks.map((mark) => [mark.item, mark]))
    return {
      list,
      of: (item) => byItem.get(item),
      told,
      waiting: waitingCount(list),
      press(item, checked, grams) {
        const press = { item, checked, ...(grams === null ? {} : { grams }) }
        kept.change(key, (now) => marked(now, pressed(now.marks, press, kept.device(), Date.now())))
      },
      change: (change) => kept.change(key, change),
    }
  }, [list, told, kept, key])
}

const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown } | null)?.code === code
