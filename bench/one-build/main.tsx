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

/** The same site as one build, to compare federation with. */
const PARTS: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'recipe-builder': () => import('../../mfe-recipe-builder/remote.tsx'),
  dashboard: () => import('../../mfe-dashboard/remote.tsx'),
  recipes: () => import('../../mfe-recipes/remote.tsx'),
  glossary: () => import('../../mfe-glossary/remote.tsx'),
  account: () => import('../../mfe-account/remote.tsx'),
}

async function load(name: string): Promise<RemoteModule> {
  const part = await PARTS[name]?.()
  if (!part) throw new Error(`No part "${name}"`)
  return part.default
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
