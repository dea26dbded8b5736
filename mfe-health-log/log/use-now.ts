import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

/** The end of the present minute, milliseconds since 1970, so that a reading of this minute is not in the future; null on the server, which knows neither the day nor the place. */
export const useNow = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE - 1,
    () => null,
  )

/** A page that is left open overnight knows the new day. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE / 4)
  return () => clearInterval(timer)
}
