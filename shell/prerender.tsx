import type { Api } from '@evenplate/platform/contract'
import type { PartProps } from '@evenplate/platform/parts'
import { type ReactNode, StrictMode, version } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import type { Registry } from './config/site-config.ts'
import { SiteMapContext } from './map/site-map.ts'
import { AuthProvider } from './platform/auth.tsx'
import { ApiContext } from './platform/platform.tsx'
import { Part, PartError } from './remotes/RemotePart.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remotes/remote-loader.ts'
import { STANDS_IN, StandInContext } from './remotes/stand-in.ts'
import { ProgressBar } from './router/ProgressBar.tsx'
import { siteMapOf } from './routes/site-map-of.ts'

export { BRAND, titleOf } from '@evenplate/domain/brand'
export { SPEAKS } from '@evenplate/platform/contract'
export { earlyTextsScript } from '@evenplate/platform/device/early-texts'
export { plateSvg } from '@evenplate/shared-ui/plate-svg'
export { sharedRecipeHead } from './shared-recipe-head.ts'
export { pageCard } from './social-cards.ts'
export { pageData } from './structured-data.tsx'

/** Version of React that the shell hands to remotes. */
export const REACT = version

/** Every page of a site made from these builds. */
export const routesOf = (registry: Registry) => siteMapOf(registry).routes

/**
 * The content of a page as a visitor first sees it: the same tree as `main.tsx` hydrates.
 * @param path a path of `routesOf`
 * @param loadRemote gives the pages of a remote built for Node
 * @param api what the page requests while it renders; the page is complete when the answers have arrived
 * @param registry the remotes of the site
 * @throws what the page threw
 */
export async function renderPage(
  path: string,
  loadRemote: RemoteLoader,
  api: Api = NO_API,
  registry: Registry = {},
): Promise<string> {
  const thrown: unknown[] = []
  const html = await contentAt(path, { loadRemote, api, registry }, (error) => {
    // A page is complete without other remotes' parts.
    if (error instanceof PartError) return error.digest
    thrown.push(error)
  })
  if (thrown.length > 0) throw thrown[0]
  return html
}

/**
 * The content of a remote's page that could not be rendered: its error screen, within the whole site. The browser
 * renders it again as on any other visit, so a remote that works there still shows up.
 * @param error what the screen shows under "Error Details"
 */
export async function renderStandIn(path: string, error: Error, registry: Registry = {}): Promise<string> {
  const loadRemote: RemoteLoader = () => Promise.reject(error)
  return contentAt(path, { loadRemote, api: NO_API, registry }, () => STANDS_IN, error)
}

/**
 * Renders a part of a remote alone, without any of its props: whether it can be rendered at all.
 * @throws what the part threw, or why it cannot be loaded
 */
export async function renderPart(name: string, loadRemote: RemoteLoader, registry: Registry): Promise<void> {
  const thrown: unknown[] = []
  const part = (
    <AuthProvider>
      {/* Here a part gets no props, whatever its name. */}
      <Part {...({ name, props: {} } as PartProps)} />
    </AuthProvider>
  )
  await contentAt('/', { loadRemote, api: NO_API, registry }, (error) => void thrown.push(error), null, part)
  const [first] = thrown
  if (thrown.length > 0) throw first instanceof PartError ? first.cause : first
}

async function contentAt(
  path: string,
  { loadRemote, api, registry }: { loadRemote: RemoteLoader; api: Api; registry: Registry },
  onError: (error: unknown) => string | undefined,
  standsInFor: Error | null = null,
  drawn: ReactNode = <App />,
): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StandInContext value={standsInFor}>
        <SiteMapContext value={siteMapOf(registry)}>
          <RemoteLoaderContext value={loadRemote}>
            <ApiContext value={api}>
              {/* In the same place next to the page as in `SiteRouter`: the ids that React generates depend on the shape of the
                  tree. */}
              <ProgressBar running={false} />
              <StaticRouter location={path}>{drawn}</StaticRouter>
            </ApiContext>
          </RemoteLoaderContext>
        </SiteMapContext>
      </StandInContext>
    </StrictMode>,
    // Otherwise React would hide large parts behind an inline script, which the policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError },
  )
  return await new Response(prelude).text()
}

/** A page that is the same for everyone makes no requests. */
const NO_API: Api = {
  get: () => Promise.reject(new Error('This page is rendered without a gateway')),
  post: () => Promise.reject(new Error('This page is rendered without a gateway')),
  remove: () => Promise.reject(new Error('This page is rendered without a gateway')),
  stream: () => {
    throw new Error('This page is rendered without a gateway')
  },
}
