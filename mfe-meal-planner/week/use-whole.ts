import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether to draw the whole page. A document has all of it; who comes by a link sees its first part at once, and the rest
 * below it once that is drawn.
 */
export function useWhole(): boolean {
  const tookOver = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [whole, setWhole] = useState(tookOver)
  useEffect(() => (whole ? undefined : afterPaint(() => startTransition(() => setWhole(true)))), [whole])
  return whole
}

const never = () => () => {}
