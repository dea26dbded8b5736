import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

/**
 * The end of the current minute, milliseconds since 1970, so that a reading of this minute is not in the future; null
 * on the server, which knows neither the visitor's day nor their time zone.
 */
export const useNow = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE - 1,
    () => null,
  )

/** A page that stays open overnight moves to the new day. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE / 4)
  return () => clearInterval(timer)
}
