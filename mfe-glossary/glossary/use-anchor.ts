import { useEffect } from 'react'

/**
 * Scrolls to the fragment's term on arrival: for a first link, where the browser looked before the term was there or
 * before fonts moved it, and for links from elsewhere in the site.
 * @param anchor without `#`, empty for none
 */
export function useAnchor(anchor: string): void {
  useEffect(() => {
    if (!anchor) return
    if (arriving && isReturn()) {
      arriving = false
      return
    }
    arriving = false
    // After the shell has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => showTerm(anchor))
    return () => cancelAnimationFrame(frame)
  }, [anchor])
}

/** Scrolls to a term and moves the reading position there. Does nothing if there is none. */
export function showTerm(anchor: string): void {
  const heading = document.getElementById(anchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Until the first fragment was handled: this document may have been opened with it. */
let arriving = true

/** True after a reload or going back: the browser restores the scroll position itself. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward')
}
