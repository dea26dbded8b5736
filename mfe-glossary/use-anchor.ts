import { useEffect } from 'react'

/**
 * Brings the term of the fragment into view on arrival: on a cold link, where the browser looked before
 * the term was there or before fonts moved it, and on links that came from elsewhere in the site.
 * @param anchor without `#`, empty for none
 */
export function useAnchor(anchor: string): void {
  useEffect(() => {
    if (!anchor) return
    // After the shell has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => showTerm(anchor))
    return () => cancelAnimationFrame(frame)
  }, [anchor])
}

/** Scrolls to a term and moves the reading position there. Does nothing while it is filtered out. */
export function showTerm(anchor: string): void {
  const heading = document.getElementById(anchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
