import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDepartures } from '../platform/auth.tsx'
import { focusNewPage } from './focus-new-page.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useWayBack } from './use-way-back.ts'

/** After a navigation: says the new page's title, puts the focus on its heading and the view where it belongs. */
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
    // The title is set by an effect of the page, which ran before this one.
    setMessage(document.title)
    return focus()
  }, [pathname])

  useEffect(() => {
    if (departures === 0) return
    setMessage('You are signed out.')
    // The page was rendered again without a navigation, and the focused element was removed.
    return focus()
  }, [departures])

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </p>
  )
}
