import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether to render the whole page. A document has all of it; after a link, the visitor sees the first part at once,
 * and the rest below it once that is rendered.
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
