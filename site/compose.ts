import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assetsFor, readRemote, readShell } from './assets.ts'
import { documentOf } from './document.ts'
import { hashOf } from './fingerprint.ts'
import { headOf } from './head.ts'
import { compress, type Registry, readRegistry } from './publish.ts'
import { ROOT, STORE } from './rooms.ts'

/** What a deployment tells its pages. Public: it is in every page. */
export type SiteConfig = {
  siteUrl: string
  /** Empty for "the origin this page came from". */
  supabaseUrl: string
  publishableKey: string
}

/** The shell's build for Node. */
type Renderer = {
  BRAND: { name: string }
  titleOf(title: string): string
  ROUTES: RouteMeta[]
  renderPage(path: string, loadRemote: (name: string) => Promise<unknown>): Promise<string>
}

export type RouteMeta = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  public: boolean
  page:
    | { kind: 'shell' }
    | { kind: 'remote'; remote: string; name: string }
    | { kind: 'redirect'; to: string }
}

/** A composed page: where it lies, and the policy hashes of its inline scripts. */
export type ComposedPage = { file: string; scripts: string[]; status: number }
export type ComposedSite = {
  pages: Record<string, ComposedPage>
  redirects: Record<string, string>
  /** Origins beside the site's own that pages connect to. */
  connect: string[]
}

/**
 * Writes one HTML page per route from the shell's build, the registry and the remotes' builds:
 * its own head, prerendered content, the registry inline, preload links for what it needs.
 * No bundler takes part; it runs at each deploy, of the shell or of any remote.
 * @param out folder of the pages, replaced whole
 */
export async function composeSite(config: SiteConfig, out: string, store = STORE): Promise<ComposedSite> {
  // React chooses its build by this when it is first imported, which is here.
  process.env.NODE_ENV = 'production'
  const renderer: Renderer = await import(pathToFileURL(join(ROOT, 'shell/dist/node/shell.js')).href)
  const registry = readRegistry(store)
  const shell = readShell(store)
  const remotes = Object.fromEntries(
    Object.keys(registry).map((name) => [name, readRemote(store, name, registry)]),
  )
  const site: ComposedSite = { pages: {}, redirects: {}, connect: originsOf(registry, config) }

  rmSync(out, { recursive: true, force: true })
  for (const route of renderer.ROUTES) {
    if (route.page.kind === 'redirect') site.redirects[route.path] = route.page.to
    else site.pages[route.path] = await composePage(route, route.page)
  }
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(renderer.ROUTES, config))
  writeFileSync(join(out, 'robots.txt'), robotsOf(config))
  writeFileSync(join(out, 'pages.json'), JSON.stringify(site, null, 2))
  return site

  async function composePage(route: RouteMeta, page: RouteMeta['page']): Promise<ComposedPage> {
    const content = await renderer.renderPage(route.path === '*' ? '/404' : route.path, renderRemote)
    const remote = page.kind === 'remote' ? remotes[page.remote] : undefined
    const assets = assetsFor(content, shell, remote, Object.values(remotes))
    const named = { ...route, title: renderer.titleOf(route.title) }
    const { head, scripts } = headOf(named, { ...config, siteName: renderer.BRAND.name }, registry, assets)
    const file = fileOf(route.path)
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), documentOf(head, content))
    compress(join(out, file))
    return {
      file,
      // The policy names inline scripts and preloaded modules by hash; all else is loaded by those.
      scripts: [
        ...scripts.map((script) => hashOf(script, 'sha256')),
        ...assets.preload.flatMap((href) => assets.integrity[href] ?? []),
      ],
      status: route.path === '*' ? 404 : 200,
    }
  }

  async function renderRemote(name: string) {
    const version = registry[name]?.version
    if (!version) throw new Error(`No remote "${name}" in the registry`)
    // Imported from inside the project, wherever the store lies: its React has to be the shell's.
    const file = join(ROOT, 'site/dist/rendered', name, `${version}.js`)
    cpSync(join(store, 'render', name, `${version}.js`), file)
    return (await import(pathToFileURL(file).href)).default
  }
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return path === '*' ? '404.html' : `${path.slice(1)}/index.html`
}

const robotsOf = ({ siteUrl }: SiteConfig) =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`

/** Where pages may connect to, beside their own origin. */
function originsOf(registry: Registry, { supabaseUrl, siteUrl }: SiteConfig): string[] {
  const urls = [supabaseUrl, ...Object.values(registry).map(({ entry }) => entry)]
  const origins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)
  return [...new Set(origins)].filter((origin) => origin !== siteUrl)
}

function sitemapOf(routes: RouteMeta[], { siteUrl }: SiteConfig): string {
  const urls = routes
    .filter((route) => route.public)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
