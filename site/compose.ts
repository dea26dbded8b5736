import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { robotsOf, sitemapOf } from './crawlers.ts'
import { manifestOf } from './manifest.ts'
import type { PageComposer, RouteMeta, SiteConfig } from './page-composer.ts'
import { iconsOf, readMark } from './pictures/icons.ts'
import { compress, type Registry } from './publish.ts'

/** A composed page: where it lies, and the policy hashes of its inline scripts. */
export type ComposedPage = { file: string; scripts: string[]; status: number }
export type ComposedSite = {
  /** By path or pattern (`/recipes/:id`); `*` is the page for addresses nobody knows. */
  pages: Record<string, ComposedPage>
  redirects: Record<string, string>
  /** Origins beside the site's own that pages connect to. */
  connect: string[]
}

/**
 * Writes one HTML page per route: its own head, prerendered content, the registry inline, preload links for
 * what it needs. It runs at each deploy, of the shell or of any remote.
 * @param out folder of the pages, replaced whole
 */
export async function composeSite(
  composer: PageComposer,
  config: SiteConfig,
  out: string,
): Promise<ComposedSite> {
  const { routes, registry, brand, store } = composer
  const site: ComposedSite = { pages: {}, redirects: {}, connect: originsOf(registry, config) }

  rmSync(out, { recursive: true, force: true })
  for (const route of routes) {
    if (route.page.kind === 'redirect') site.redirects[route.path] = route.page.to
    else if (!route.perRequest) site.pages[route.path] = await composePage(route)
  }
  write('/sitemap.xml', sitemapOf(routes, config.siteUrl))
  write('/robots.txt', robotsOf(routes, config.siteUrl))
  write('/manifest.webmanifest', JSON.stringify(manifestOf(brand, routes)))
  const icons = iconsOf(readMark(store))
  for (const [path, icon] of Object.entries(icons)) write(path, icon)
  writeFileSync(join(out, 'pages.json'), JSON.stringify(site, null, 2))
  return site

  function write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }

  async function composePage(route: RouteMeta): Promise<ComposedPage> {
    const { html, scripts } = await composer.compose(route)
    const file = fileOf(route.path)
    write(file, html)
    compress(join(out, file))
    return { file, scripts, status: route.path === '*' ? 404 : 200 }
  }
}

/** `/recipes/:id` lies in `recipes/_id`: a colon is no name for a file everywhere. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return path === '*' ? '404.html' : `${path.slice(1).replaceAll(':', '_')}/index.html`
}

/** Where pages may connect to, beside their own origin. */
function originsOf(registry: Registry, { supabaseUrl, siteUrl }: SiteConfig): string[] {
  const urls = [supabaseUrl, ...Object.values(registry).map(({ entry }) => entry)]
  const origins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)
  return [...new Set(origins)].filter((origin) => origin !== siteUrl)
}
