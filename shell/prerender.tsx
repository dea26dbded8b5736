import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remotes/RemotePage.tsx'

export { BRAND, titleOf } from '@evenplate/domain/brand'
export { plateSvg } from '@evenplate/shared-ui/plate-svg'
export { ROUTES } from './routes.tsx'

/**
 * The content of a page as a visitor first sees it: the same tree as `main.tsx` hydrates.
 * @param path a path of ROUTES
 * @param loadRemote gives the pages of a remote built for Node
 */
export async function renderPage(path: string, loadRemote: RemoteLoader): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <RemoteLoaderContext value={loadRemote}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
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
