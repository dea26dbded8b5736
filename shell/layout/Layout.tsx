import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Offline } from '../offline/Offline.tsx'
import { useDepartures } from '../platform/auth.tsx'
import { usePreloadOnIntent } from '../router/use-preload-on-intent.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { useFreshStart } from './use-fresh-start.ts'
import { useLateTypefaces } from './use-late-typefaces.ts'

/** What surrounds every page: header, footer, and the boundary that contains a broken page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const departures = useDepartures()
  useFreshStart()
  usePreloadOnIntent()
  useLateTypefaces()
  return (
    <div className={styles.site}>
      <SkipLink />
      <Offline />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={departures} resetKey={pathname}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <RouteAnnouncer />
    </div>
  )
}
