import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDepartures } from '../platform/auth.tsx'
import { focusNewPage } from './focus-new-page.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useWayBack } from './use-way-back.ts'

/** After a navigation: announces the new page's title, focuses its heading and sets the scroll position. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const departures = useDepartures()
  const [message, setMessage] = useState('')
  const lastPath = useRef(pathname)
  useScrollMemory()
  const wayBack = useWayBack()
  const focus = useEffectEvent(() => focusNewPage(wayBack))

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    // The page's own effect, which ran before this one, sets the title.
    setMessage(document.title)
    return focus()
  }, [pathname])

  useEffect(() => {
    if (departures === 0) return
    setMessage('You are signed out.')
    // The page rendered again without a navigation, and the focused element was removed.
    return focus()
  }, [departures])

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </p>
  )
}
