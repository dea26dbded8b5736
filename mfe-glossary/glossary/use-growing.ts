import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../search/use-hydrated.ts'

/** Minimum height of a term in pixels. */
const LOWEST = 180
const STEP = 40

/**
 * How much of a long list to render. When hydrating, all of it; otherwise the first screen shows at once, and the rest
 * follows below in steps, between which the page responds.
 * @param total how many there are
 * @param atOnce whether someone is waiting for one further down
 */
export function useGrowing(total: number, atOnce: boolean): number {
  const tookOver = !useHydrated()
  const [drawn, setDrawn] = useState(() =>
    tookOver ? Number.POSITIVE_INFINITY : Math.ceil(innerHeight / LOWEST),
  )
  const all = atOnce || drawn >= total
  useEffect(() => {
    if (all) return setDrawn(Number.POSITIVE_INFINITY)
    return afterPaint(() => startTransition(() => setDrawn(drawn + STEP)))
  }, [drawn, all])
  return all ? total : drawn
}
