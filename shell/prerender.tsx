import type { Api } from '@evenplate/platform/contract'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { ApiContext } from './platform/platform.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remotes/RemotePage.tsx'
import { ProgressBar } from './router/ProgressBar.tsx'

export { BRAND, titleOf } from '@evenplate/domain/brand'
export { plateSvg } from '@evenplate/shared-ui/plate-svg'
export { ROUTES } from './routes.tsx'
export { sharedRecipeHead } from './shared-recipe-head.ts'
export { pageCard } from './social-cards.ts'
export { pageData } from './structured-data.tsx'

/**
 * The content of a page as a visitor first sees it: the same tree as `main.tsx` hydrates.
 * @param path a path of ROUTES
 * @param loadRemote gives the pages of a remote built for Node
 * @param api what the page asks while it renders; the page is there when the answers are
 */
export async function renderPage(path: string, loadRemote: RemoteLoader, api: Api = NO_API): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <RemoteLoaderContext value={loadRemote}>
        <ApiContext value={api}>
          {/* As `SiteRouter` has it beside the page: the ids React makes up follow the shape of the tree. */}
          <ProgressBar running={false} />
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </ApiContext>
      </RemoteLoaderContext>
    </StrictMode>,
    {
      // Otherwise React would hide large parts behind an inline script, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error
      },
    },
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
