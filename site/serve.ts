import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { ComposedPage, ComposedSite } from './compose.ts'
import { pageHeaders } from './head.ts'
import { platePng } from './plates.ts'
import { proxyTo } from './proxy.ts'

export type SiteParts = {
  /** Folder that `composeSite` wrote. */
  pages: string
  /** Folder of immutable builds. */
  store: string
  /** The gateway, mounted under `/api`. */
  api: { fetch(request: Request, env?: object): Response | Promise<Response> }
  /** Origin of the embedded backend; null when a Supabase elsewhere is used. */
  backendUrl: string | null
  https: boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** Shell, remotes, gateway and backend on one origin. */
export function siteApp(parts: SiteParts): Hono {
  const site: ComposedSite = JSON.parse(readFileSync(join(parts.pages, 'pages.json'), 'utf8'))
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    if (parts.https) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.all('/api/*', (c) => parts.api.fetch(c.req.raw, c.env as object))
  if (parts.backendUrl) {
    const proxy = proxyTo(parts.backendUrl)
    app.all('/auth/v1/*', proxy)
    app.all('/rest/v1/*', proxy)
  }
  app.get('/shell/*', (c) => file(c, parts.store, c.req.path, IMMUTABLE))
  app.get('/remotes/*', (c) => file(c, parts.store, c.req.path, IMMUTABLE))
  app.get('/remotes.json', (c) => file(c, parts.store, '/remotes.json', 'no-cache'))
  app.get('/plates/:name', (c) => platePng(c.req.param('name')) ?? page(c, site.pages['*'], parts, site))
  for (const name of ['sitemap.xml', 'robots.txt']) {
    app.get(`/${name}`, (c) => file(c, parts.pages, `/${name}`, 'public, max-age=3600'))
  }
  app.get('*', (c) => {
    const path = c.req.path.length > 1 ? c.req.path.replace(/\/+$/, '') : c.req.path
    const found = Object.hasOwn(site.pages, path) && path !== '*' ? site.pages[path] : undefined
    if (found) return page(c, found, parts, site)
    if (/^\/[\w.-]+\.(svg|png|ico|webmanifest)$/.test(path)) {
      const asset = file(c, join(parts.store, 'shell'), path, 'public, max-age=86400')
      if (asset.status === 200) return asset
    }
    return page(c, site.pages['*'], parts, site)
  })
  return app
}

function page(c: Context, found: ComposedPage | undefined, parts: SiteParts, site: ComposedSite): Response {
  if (!found) return c.text('Not found', 404)
  const headers = pageHeaders(found.scripts, site.connect)
  // A page names its builds, so each visit asks whether it changed.
  const reply = file(c, parts.pages, `/${found.file}`, 'no-cache', headers)
  return found.status === 200
    ? reply
    : new Response(reply.body, { status: found.status, headers: reply.headers })
}

/** A file of a folder, precompressed where the visitor takes it, with an ETag. */
function file(
  c: Context,
  folder: string,
  path: string,
  cache: string,
  more: Record<string, string> = {},
): Response {
  const plain = join(folder, decodeURIComponent(path))
  if (!plain.startsWith(`${folder}/`) || !isFile(plain)) return c.text('Not found', 404)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && isFile(plain + ENDING[name]))
  const etag = `"${statSync(plain).mtimeMs.toString(36)}-${statSync(plain).size.toString(36)}${encoding ?? ''}"`
  const headers = {
    ...more,
    'content-type': TYPES[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'cache-control': cache,
    etag,
    vary: 'accept-encoding',
    // Modules of a remote may be loaded by the site on another origin.
    'cross-origin-resource-policy': 'cross-origin',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(readFileSync(plain + (encoding ? ENDING[encoding] : '')), { headers })
}

const ENDING: Record<string, string> = { br: '.br', gzip: '.gz' }
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
