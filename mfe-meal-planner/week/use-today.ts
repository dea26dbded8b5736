import type { Day } from '@evenplate/meal-plan/dates'
import { useSyncExternalStore } from 'react'
import { localDay } from '../plan/words.ts'

/** Today in this browser's time zone; null on the server, which knows neither the visitor's day nor their time zone. */
export const useToday = (): Day | null =>
  useSyncExternalStore(
    everyMinute,
    () => localDay(new Date()),
    () => null,
  )

/** A page that stays open overnight moves to the new day. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000)
  return () => clearInterval(timer)
}
