import { useContext, useEffect } from 'react'
import { type Route, SiteMapContext } from '../map/site-map.ts'
import { type RemoteLoader, RemoteLoaderContext } from '../remotes/remote-loader.ts'
import { routeAt } from '../routes/route-at.ts'

/** How long a pointer or the focus rests on a link before that counts as intent, in milliseconds. */
const REST = 80

/**
 * Fetches the code of a link's page as soon as someone is about to follow it: they point at it, reach it by keyboard or
 * touch it. Listens on the whole document, so it covers links of every part.
 */
export function usePreloadOnIntent(): void {
  const loadRemote = useContext(RemoteLoaderContext)
  const { routes } = useContext(SiteMapContext)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>
    const onRest = ({ target }: Event) => {
      clearTimeout(resting)
      const route = routeBehind(routes, target)
      if (route) resting = setTimeout(() => preload(route, loadRemote), REST)
    }
    const onTouch = ({ target }: Event) => {
      const route = routeBehind(routes, target)
      if (route) preload(route, loadRemote)
    }
    document.addEventListener('pointerover', onRest)
    document.addEventListener('focusin', onRest)
    document.addEventListener('touchstart', onTouch, { passive: true })
    return () => {
      clearTimeout(resting)
      document.removeEventListener('pointerover', onRest)
      document.removeEventListener('focusin', onRest)
      document.removeEventListener('touchstart', onTouch)
    }
  }, [loadRemote, routes])
}

const fetched = new Set<Route>()

function preload(route: Route, loadRemote: RemoteLoader): void {
  if (fetched.has(route) || savesData()) return
  fetched.add(route)
  // A failed guess is ignored: the click loads for real, and reports it if it cannot.
  codeOf(route, loadRemote).catch(() => fetched.delete(route))
}

async function codeOf({ page }: Route, loadRemote: RemoteLoader): Promise<void> {
  if (page.kind === 'shell') await page.load()
  if (page.kind === 'remote') await (await loadRemote(page.remote)).pages[page.name]?.preload?.()
}

/** The route of an internal link; null for the current page, and for anything that is not a link within this site. */
function routeBehind(routes: readonly Route[], target: EventTarget | null): Route | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null
  const route = routeAt(routes, link.pathname)
  return route?.page.kind === 'redirect' ? routeAt(routes, route.page.to) : route
}

/** Only Chromium reports this. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
