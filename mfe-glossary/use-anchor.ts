import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect } from 'react'

/**
 * Brings the term of the fragment into view: on a cold link, where the browser looked before the term
 * was there or before fonts moved it, and on links within the page.
 * @param anchor without `#`
 */
export function useAnchor(anchor: string): void {
  // A new snapshot of the address is a new visit, also of the same term.
  const { nav } = usePlatform()
  useEffect(() => {
    if (!anchor) return
    // After the shell has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(decodeURIComponent(anchor))
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [anchor, nav.search])
}
