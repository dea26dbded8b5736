import '@evenplate/shared-ui/tokens.css'
import '@evenplate/shared-ui/fonts.css'
import type { RemoteModule } from '@evenplate/platform/contract'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../../shell/app.tsx'
import { readSiteConfig } from '../../shell/config/site-config.ts'
import { SiteMapContext } from '../../shell/map/site-map.ts'
import { RemoteLoaderContext } from '../../shell/remotes/remote-loader.ts'
import { siteMapOf } from '../../shell/routes/site-map-of.ts'

/** A remote's module by the remote's name. */
export type Remotes = Record<string, () => Promise<{ default: RemoteModule }>>

/** The same site as one build, to compare federation with. */
export function showSite(remotes: Remotes): void {
  async function load(name: string): Promise<RemoteModule> {
    const remote = await remotes[name]?.()
    if (!remote) throw new Error(`No remote "${name}"`)
    return remote.default
  }

  createRoot(document.getElementById('root') ?? document.body).render(
    <SiteMapContext value={siteMapOf(readSiteConfig().remotes)}>
      <RemoteLoaderContext value={load}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </RemoteLoaderContext>
    </SiteMapContext>,
  )
}
