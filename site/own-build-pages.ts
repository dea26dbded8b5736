import type { Context } from 'hono'
import type { ComposedSet } from './composed-sets.ts'
import { matchPath } from './match-path.ts'
import { registryFor } from './page-composer.ts'
import { pageHeaders } from './page-headers.ts'
import type { OwnBuild } from './visits/visit.ts'

/**
 * The site with a developer's own build in place of a part. That build is never fetched or run here: documents are sent
 * without content, and the browser draws everything.
 */
export async function withOwnBuild(
  c: Context,
  { composer, site, app }: ComposedSet,
  visit: OwnBuild,
): Promise<Response> {
  if (c.req.path === '/remotes.json') return c.json(registryFor(visit, composer.builds.remotes))
  const path = c.req.path.length > 1 ? c.req.path.replace(/\/+$/, '') : c.req.path
  const patterns = composer.routes.map((route) => route.path)
  const found = composer.routes.find((route) => route.path === matchPath(patterns, path))
  if (found && found.path !== '*' && found.page.kind !== 'redirect') return document(found.path, 200)
  const reply = await app.fetch(c.req.raw, c.env)
  return reply.headers.get('content-type')?.startsWith('text/html') ? document('*', reply.status) : reply

  async function document(pattern: string, status: number): Promise<Response> {
    const route = composer.routes.find((one) => one.path === pattern)!
    const page = await composer.compose(route, { public: false, empty: true, visit })
    return new Response(page.html, {
      status,
      headers: {
        ...pageHeaders(page, site.connect, new URL(visit.entry).origin),
        'content-type': 'text/html; charset=utf-8',
      },
    })
  }
}
