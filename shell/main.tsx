import '@evenplate/shared-ui/tokens.css'
import '@evenplate/shared-ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startReporting } from './field/reporting.ts'
import { loadRemote } from './remotes/load-remote.ts'
import { RemoteLoaderContext } from './remotes/RemotePage.tsx'
import { STANDS_IN } from './remotes/stand-in.ts'
import { SiteRouter } from './router/SiteRouter.tsx'
import { routeAt } from './routes/route-at.ts'

// The pattern, not the address: an address can hold what a person looked for.
startReporting((pathname) => {
  const route = routeAt(pathname)
  return route && { page: route.path, part: route.page.kind === 'remote' ? route.page.remote : 'shell' }
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

const site = (
  <StrictMode>
    <RemoteLoaderContext value={loadRemote}>
      <SiteRouter>
        <App />
      </SiteRouter>
    </RemoteLoaderContext>
  </StrictMode>
)

// Composed pages carry their content; the development server's page is empty.
if (root.hasChildNodes()) hydrateRoot(root, site, { onRecoverableError })
else createRoot(root).render(site)

/** Compose left the page to the browser, and said so; anything else is a fault, and is reported as React reports it. */
function onRecoverableError(error: unknown): void {
  if ((error as { digest?: string }).digest !== STANDS_IN) reportError(error)
}
