import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useDepartures } from '../platform/auth.tsx'

/**
 * After a member has signed out, the parts of the site still have what they typed and viewed in memory. The next
 * navigation, or the moment the tab is hidden, reloads the page, so that none of their data is left.
 * @param start loads the document again
 */
export function useFreshStart(start: () => void = () => window.location.reload()): void {
  const departures = useDepartures()
  const { pathname } = useLocation()
  const pathAtDeparture = useRef(pathname)
  const latestStart = useRef(start)

  useEffect(() => {
    if (departures === 0) pathAtDeparture.current = pathname
    else if (pathname !== pathAtDeparture.current) latestStart.current()
  }, [departures, pathname])

  useEffect(() => {
    if (departures === 0) return
    // A background tab learned of it from another one.
    if (document.visibilityState === 'hidden') latestStart.current()
  }, [departures])
}
