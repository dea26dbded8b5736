import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useDepartures } from '../platform/auth.tsx'

/**
 * After a member has left, the parts of the site still hold what that person typed and looked at in memory.
 * Their next step, or the moment nobody looks at this tab, reloads the page, so that it contains no data of theirs.
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
    // A background tab heard of it from another one.
    if (document.visibilityState === 'hidden') latestStart.current()
  }, [departures])
}
