import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '@evenplate/supabase/embedded'
import { type Context, Hono } from 'hono'
import type { Cards } from './cards.ts'
import type { ComposedPage, ComposedSite } from './compose.ts'
import { file as anyFile, files, keptFiles } from './files.ts'
import { gatheredLimit } from './gathered-reads.ts'
import { matchPath } from './match-path.ts'
import type { Page } from './page-composer.ts'
import { pageHeaders, workerHeaders } from './page-headers.ts'
import type { Plates } from './plates.ts'
import { proxyTo, readFrom, readsFrom } from './proxy.ts'

export type SiteParts = {
  /** Folder that `composeSite` wrote. */
  pages: string
  /** Folder of immutable builds. */
  store: string
  /** Folder of the live shell build's own files. */
  shellHome: string
  /** The page of a public recipe, rendered for each visit. */
  sharedPage(slug: string): Promise<(Page & { status: number }) | null>
  cards: Cards
  plates: Plates
  /** The gateway, mounted under `/api`. */
  api: { fetch(request: Request, env?: object): Response | Promise<Response> }
  /** The backend in this process; null when a Supabase elsewhere is used. */
  backend: Pick<Backend, 'url' | 'read'> | null
  addressOf(c: Context): string | null
  https: boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Shell, remotes, gateway and backend on one origin. */
export function siteApp(parts: SiteParts): Hono {
  const site: ComposedSite = JSON.parse(readFileSync(join(parts.pages, 'pages.json'), 'utf8'))
  const app = new Hono()
  // A set and the builds in a store never change.
  const look = keptFiles()
  const file = (c: Context, folder: string, path: string, cache: string, more?: Record<string, string>) =>
    anyFile(c, folder, path, cache, more, look)
  app.use(async (c, next) => {
    await next()
    // Not with `c.header`, which would make a new response from the finished one.
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    if (parts.https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.all('/api/*', (c) => parts.api.fetch(c.req.raw, c.env as object))
  if (parts.backend) {
    const proxy = proxyTo(parts.backend.url, parts.addressOf)
    app.all('/auth/v1/*', proxy)
    app.get('/rest/v1/*', readFrom(parts.backend, parts.addressOf))
    app.post('/rest/v1/', gatheredLimit, readsFrom(parts.backend, parts.addressOf))
    app.all('/rest/v1/*', proxy)
  }
  // Their answers are cached as they are sent (`kept-replies.ts`).
  app.get('/shell/*', files(parts.store, IMMUTABLE))
  app.get('/remotes/*', files(parts.store, IMMUTABLE))
  app.get('/remotes.json', (c) => file(c, parts.pages, '/remotes.json', 'no-cache'))
  // Fetched on each visit: an old worker would keep an old site on the device.
  app.get('/service-worker.js', (c) =>
    file(c, parts.pages, '/service-worker.js', 'no-cache', workerHeaders(site.connect)),
  )
  app.get('/plates/:name', (c) => parts.plates(c.req.param('name')) ?? notFound(c))
  app.get('/cards/:name', async (c) => (await parts.cards.page(c)) ?? notFound(c))
  for (const name of ['sitemap.xml', 'robots.txt', 'manifest.webmanifest']) {
    app.get(`/${name}`, (c) => file(c, parts.pages, `/${name}`, 'public, max-age=3600'))
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icons/:name{[\\w-]+\\.png}']) {
    app.get(path, (c) => file(c, parts.pages, c.req.path, 'public, max-age=86400'))
  }
  app.get('/shared/:slug{[0-9a-f]{32}}/card.png', async (c) => {
    return (await parts.cards.recipe(c, c.req.param('slug'))) ?? notFound(c)
  })
  app.get('/shared/:slug{[0-9a-f]{32}}', async (c) => {
    const shared = await parts.sharedPage(c.req.param('slug'))
    if (!shared) return notFound(c)
    const { html, status, ...inline } = shared
    // If it is made private, it must be gone at once, so no cache may store it.
    return new Response(html, {
      status,
      headers: {
        ...pageHeaders(inline, site.connect),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  })
  const paths = Object.keys(site.pages)
  app.get('*', (c) => {
    const path = c.req.path.length > 1 ? c.req.path.replace(/\/+$/, '') : c.req.path
    const pattern = path === '*' ? undefined : matchPath(paths, path)
    if (pattern) return page(c, site.pages[pattern])
    const target = Object.hasOwn(site.redirects, path) ? site.redirects[path] : undefined
    if (target) return c.redirect(withQuery(target, new URL(c.req.url).search))
    if (/^\/[\w.-]+\.(svg|png|ico|webmanifest)$/.test(path)) {
      const asset = file(c, parts.shellHome, path, 'public, max-age=86400')
      if (asset.status === 200) return asset
    }
    return notFound(c)
  })
  return app

  function notFound(c: Context): Response {
    return page(c, site.pages['*'])
  }

  function page(c: Context, found: ComposedPage | undefined): Response {
    if (!found) return c.text('Not found', 404)
    const headers = pageHeaders(found, site.connect)
    // A page names its builds, so each visit checks whether it changed.
    const reply = file(c, parts.pages, `/${found.file}`, 'no-cache', headers)
    return found.status === 200
      ? reply
      : new Response(reply.body, { status: found.status, headers: reply.headers })
  }
}

/** `/recipes?filter=favorites` keeps its filter. */
function withQuery(target: string, search: string): string {
  return search ? `${target}${target.includes('?') ? '&' : '?'}${search.slice(1)}` : target
}
