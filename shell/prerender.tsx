import type { Api } from '@evenplate/platform/contract'
import { StrictMode, version } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { ApiContext } from './platform/platform.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remotes/RemotePage.tsx'
import { STANDS_IN, StandInContext } from './remotes/stand-in.ts'
import { ProgressBar } from './router/ProgressBar.tsx'

export { BRAND, titleOf } from '@evenplate/domain/brand'
export { SPEAKS } from '@evenplate/platform/contract'
export { plateSvg } from '@evenplate/shared-ui/plate-svg'
export { ROUTES } from './routes/routes.tsx'
export { sharedRecipeHead } from './shared-recipe-head.ts'
export { pageCard } from './social-cards.ts'
export { pageData } from './structured-data.tsx'

/** Version of React that the shell hands to remotes. */
export const REACT = version

/**
 * The content of a page as a visitor first sees it: the same tree as `main.tsx` hydrates.
 * @param path a path of ROUTES
 * @param loadRemote gives the pages of a remote built for Node
 * @param api what the page asks while it renders; the page is there when the answers are
 * @throws what the page threw
 */
export async function renderPage(path: string, loadRemote: RemoteLoader, api: Api = NO_API): Promise<string> {
  const thrown: unknown[] = []
  const html = await contentAt(path, loadRemote, api, (error) => void thrown.push(error))
  if (thrown.length > 0) throw thrown[0]
  return html
}

/**
 * The content of a remote's page that could not be rendered: its error screen, within the whole site. A browser that
 * takes the page over draws it as on any other visit, so a remote that works there still shows up.
 * @param error what the screen tells under "Error Details"
 */
export async function renderStandIn(path: string, error: Error): Promise<string> {
  const unrendered: RemoteLoader = () => Promise.reject(error)
  return contentAt(path, unrendered, NO_API, () => STANDS_IN, error)
}

async function contentAt(
  path: string,
  loadRemote: RemoteLoader,
  api: Api,
  onError: (error: unknown) => string | undefined,
  standsInFor: Error | null = null,
): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StandInContext value={standsInFor}>
        <RemoteLoaderContext value={loadRemote}>
          <ApiContext value={api}>
            {/* As `SiteRouter` has it beside the page: the ids React makes up follow the shape of the tree. */}
            <ProgressBar running={false} />
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </ApiContext>
        </RemoteLoaderContext>
      </StandInContext>
    </StrictMode>,
    // Otherwise React would hide large parts behind an inline script, which the policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError },
  )
  return await new Response(prelude).text()
}

/** A page that is the same for everyone asks nobody. */
const NO_API: Api = {
  post: () => Promise.reject(new Error('This page is rendered without a gateway')),
  remove: () => Promise.reject(new Error('This page is rendered without a gateway')),
  stream: () => {
    throw new Error('This page is rendered without a gateway')
  },
}
