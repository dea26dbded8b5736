import { afterPaint } from '@evenplate/shared-ui/after-paint'
import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Whether to render what is below the first screen, too. After a link, the first screen shows at once and the rest
 * follows; a document has all of it, and so does a page that the visitor returns to, perhaps far down.
 */
export function useWhole(): boolean {
  const followed = useNavigationType() === 'PUSH'
  const [whole, setWhole] = useState(!followed)
  useEffect(() => afterPaint(() => startTransition(() => setWhole(true))), [])
  return whole
}
