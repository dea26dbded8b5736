import { Suspense, useContext, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { notePage } from '../field/reporting.ts'
import type { Route } from '../map/site-map.ts'
import { replayEarlyEvents } from '../remotes/early-events.ts'
import { PageSkeleton } from '../remotes/PageSkeleton.tsx'
import { RemotePage } from '../remotes/RemotePage.tsx'
import { StandInContext } from '../remotes/stand-in.ts'
import { redirectTo } from '../routes/route-at.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { MemberOnly } from './MemberOnly.tsx'
import { PageMeta } from './PageMeta.tsx'

/** What a path shows: a page of the shell, a page of a remote, or a redirect. */
export function RoutedPage({ route }: { route: Route }) {
  const { path, page } = route
  useEffect(() => {
    if (page.kind !== 'redirect') notePage(path, page.kind === 'remote' ? page.remote : 'shell')
  }, [path, page])
  return (
    <>
      <PageMeta route={route} />
      {/* One boundary for every page: in a transition it keeps the previous page until the next one is ready. */}
      <MemberOnly when={route.guard === 'member'}>
        <Suspense fallback={<Meanwhile />}>
          <Content page={route.page} />
        </Suspense>
      </MemberOnly>
    </>
  )
}

function Meanwhile() {
  const standsInFor = useContext(StandInContext)
  // The browser that hydrates the document tries again on its own.
  return standsInFor ? <ErrorScreen error={standsInFor} onRetry={() => {}} /> : <PageSkeleton />
}

function Content({ page }: { page: Route['page'] }) {
  switch (page.kind) {
    case 'remote':
      return <RemotePage remote={page.remote} page={page.name} />
    case 'redirect':
      return <Redirect to={page.to} />
    case 'shell': {
      const Page = page.component()
      return (
        <>
          <Page />
          <Replayed />
        </>
      )
    }
  }
}

/** Mounts with its page: once both are ready, early presses are replayed. */
function Replayed() {
  useEffect(() => void replayEarlyEvents(document.querySelector('main')), [])
  return null
}

/** Redirects the first address; later ones are redirected before they are rendered. */
function Redirect({ to }: { to: string }) {
  return <Navigate replace to={redirectTo(to, useLocation())} />
}
