import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Whether to draw what lies below the first screen, too. Who follows a link to this page sees the first screen at once,
 * and the rest comes behind it; a document has all of it, and so does a page that one comes back to, perhaps far down.
 */
export function useWhole(): boolean {
  const followed = useNavigationType() === 'PUSH'
  const [whole, setWhole] = useState(!followed)
  useEffect(() => afterPaint(() => startTransition(() => setWhole(true))), [])
  return whole
}
