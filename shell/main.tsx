import '@evenplate/shared-ui/tokens.css'
import '@evenplate/shared-ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readSiteConfig } from './config/site-config.ts'
import { startReporting } from './field/reporting.ts'
import { SiteMapContext } from './map/site-map.ts'
import { loadRemote } from './remotes/load-remote.ts'
import { RemoteLoaderContext } from './remotes/remote-loader.ts'
import { STANDS_IN } from './remotes/stand-in.ts'
import { SiteRouter } from './router/SiteRouter.tsx'
import { routeAt } from './routes/route-at.ts'
import { siteMapOf } from './routes/site-map-of.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

let { remotes } = readSiteConfig()
// In development there is no build: the part itself says what it offers.
if (process.env.NODE_ENV === 'development')
  remotes = await import('./remotes/ask-remotes.ts').then(({ askRemotes }) => askRemotes(remotes))

const map = siteMapOf(remotes)
// The pattern, not the address: an address can contain what a person searched for.
startReporting((pathname) => {
  const route = routeAt(map.routes, pathname)
  return route && { page: route.path, part: route.page.kind === 'remote' ? route.page.remote : 'shell' }
})

const site = (
  <StrictMode>
    <SiteMapContext value={map}>
      <RemoteLoaderContext value={loadRemote}>
        <SiteRouter>
          <App />
        </SiteRouter>
      </RemoteLoaderContext>
    </SiteMapContext>
  </StrictMode>
)

// Composed pages come with their content; the development server's page is empty.
if (root.hasChildNodes()) hydrateRoot(root, site, { onRecoverableError })
else createRoot(root).render(site)

/** Compose left it to the browser, or a part cannot be loaded; anything else is an error, reported as React reports it. */
function onRecoverableError(error: unknown): void {
  const { digest, cause } = error as { digest?: string; cause?: { digest?: string } }
  if (digest !== STANDS_IN && cause?.digest !== STANDS_IN) reportError(error)
}
