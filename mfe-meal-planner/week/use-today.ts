import type { Day } from '@evenplate/meal-plan/dates'
import { useSyncExternalStore } from 'react'
import { localDay } from '../plan/words.ts'

/** Today where this browser is; null on the server, which knows neither the day nor the place. */
export const useToday = (): Day | null =>
  useSyncExternalStore(
    everyMinute,
    () => localDay(new Date()),
    () => null,
  )

/** A page that is left open overnight knows the new day. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000)
  return () => clearInterval(timer)
}
