import { type ReactNode, useCallback, useContext, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { SiteMapContext } from '../map/site-map.ts'
import { LeavingContext } from '../platform/leaving.ts'
import { redirectFrom } from '../routes/route-at.ts'
import { ProgressBar } from './ProgressBar.tsx'

/**
 * The browser's history as React knows it: `BrowserRouter`, which also says that a page is on its way. The previous
 * page stays usable until the next one's code is loaded.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const { routes } = useContext(SiteMapContext)
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setPlace] = useState(() => ({
    location: history.location,
    action: history.action,
  }))
  const [onItsWay, startNavigation] = useTransition()
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        // Followed here, so that no empty page shows in between.
        const to = redirectFrom(routes, location)
        if (to) history.replace(to)
        else startNavigation(() => setPlace({ location, action }))
      }),
    [history, routes],
  )
  const isLeaving = useCallback((from: string) => history.location.pathname !== from, [history])
  return (
    <>
      {/* Next to the page, not through a context: a context that changes re-renders what is still hydrating. */}
      <ProgressBar running={onItsWay} />
      <LeavingContext value={isLeaving}>
        <Router location={location} navigationType={action} navigator={history}>
          {children}
        </Router>
      </LeavingContext>
    </>
  )
}
