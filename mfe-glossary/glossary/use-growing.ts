import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../search/use-hydrated.ts'

/** Pixels that a term takes at least. */
const LOWEST = 180
const STEP = 40

/**
 * How much of a long list to draw. Where its HTML is taken over, that has all of it; otherwise the first screen stands at
 * once, and the rest follows below it in steps, between which the page answers.
 * @param total how many there are
 * @param atOnce whether someone waits for one further down
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
