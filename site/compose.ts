import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Registry, shellHome } from './builds/live.ts'
import { robotsOf, sitemapOf } from './crawlers.ts'
import { lastGoodPages } from './last-good.ts'
import { manifestOf } from './manifest.ts'
import { ANY_OTHER_DOCUMENT, offlineWorker } from './offline-worker.ts'
import type { Page, PageComposer, SiteConfig } from './page-composer.ts'
import { iconsOf, readMark } from './pictures/icons.ts'
import type { RouteMeta } from './render/render-input.ts'

/**
 * Takes a thirtieth of the time of the best level for 7% more bytes; pages are composed again at every start. From level 7
 * on, each page needs tables of 4 to 32 MB, and getting those from the system costs more than the compression.
 */
const PAGE_QUALITY = 6

/** A composed page: its file, and the policy hashes of its inline scripts and styles. */
export type ComposedPage = { file: string; scripts: string[]; styles: string[]; status: number }
export type ComposedSite = {
  /** By path or pattern (`/recipes/:id`); `*` is the page for unknown addresses. */
  pages: Record<string, ComposedPage>
  redirects: Record<string, string>
  /** Other origins that pages connect to. */
  connect: string[]
}

/**
 * Writes one HTML page per route: its own head, prerendered content, the registry inline, preload links for
 * what it needs. It runs at each deploy, of the shell or of any remote.
 * @param out folder of the pages, replaced completely
 * @param lastGoodFolder where each page's last good document is kept from one deploy to the next; null for pages that not
 * everybody gets, which neither store nor use one
 */
export async function composeSite(
  composer: PageComposer,
  config: SiteConfig,
  out: string,
  lastGoodFolder: string | null,
  log: (line: string) => void = console.error,
): Promise<ComposedSite> {
  const { routes, builds, brand, store } = composer
  const lastGood = lastGoodFolder === null ? null : lastGoodPages(lastGoodFolder, store, config)
  const stoodIn = new Set<string>()
  const site: ComposedSite = { pages: {}, redirects: {}, connect: originsOf(builds.remotes, config) }

  for (const line of composer.leftOut) log(line)
  rmSync(out, { recursive: true, force: true })
  // Concurrently: one page is compressed while the next is rendered.
  const composed = await Promise.all(routes.map(composedOf))
  for (const pages of composed) Object.assign(site.pages, pages)
  write('/sitemap.xml', sitemapOf(routes, config.siteUrl))
  write('/robots.txt', robotsOf(routes, config.siteUrl))
  write('/manifest.webmanifest', JSON.stringify(manifestOf(brand, routes)))
  const icons = iconsOf(readMark(shellHome(store, builds.shell)))
  for (const [path, icon] of Object.entries(icons)) write(path, icon)
  const documentAt = (path: string) =>
    stoodIn.has(path) ? null : readFileSync(join(out, site.pages[path]?.file ?? ''), 'utf8')
  write('/service-worker.js', offlineWorker(store, builds, routes, config.assetsUrl, documentAt))
  write('/remotes.json', `${JSON.stringify(builds.remotes, null, 2)}\n`)
  writeFileSync(join(out, 'pages.json'), JSON.stringify(site, null, 2))
  return site

  function write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }

  async function composedOf(route: RouteMeta): Promise<ComposedSite['pages']> {
    if (route.page.kind === 'redirect') {
      site.redirects[route.path] = route.page.to
      return {}
    }
    if (route.perRequest) return {}
    if (route.path !== '*') return { [route.path]: await composePage(route) }
    return { '*': await composePage(route), [ANY_OTHER_DOCUMENT]: await composeAnyOther(route) }
  }

  async function composePage(route: RouteMeta): Promise<ComposedPage> {
    const status = route.path === '*' ? 404 : 200
    const file = fileOf(route.path)
    const page = await composer.compose(route)
    if (page.withoutParts) log(`The page ${route.path} is without the parts of others: ${page.withoutParts}`)
    if (!page.standsIn) {
      if (route.page.kind === 'remote') lastGood?.keep(file, page)
      return { ...(await writePage(file, page)), status }
    }
    stoodIn.add(route.path)
    const before = lastGood?.of(file)
    log(`  in its place: ${before ? 'its last good document' : 'its error screen'}`)
    return { ...(await writePage(file, before ?? page)), status }
  }

  /** For addresses without their own document, while offline. */
  async function composeAnyOther(route: RouteMeta): Promise<ComposedPage> {
    const page = await composer.compose(route, { title: 'Offline', public: false, empty: true })
    return { ...(await writePage(ANY_OTHER_DOCUMENT.slice(1), page)), status: 200 }
  }

  async function writePage(file: string, { html, scripts, styles }: Page) {
    write(file, html)
    await compressPage(join(out, file), html)
    return { file, scripts, styles }
  }
}

/** `/recipes/:id` is stored in `recipes/_id`: not every file system allows a colon. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return path === '*' ? '404.html' : `${path.slice(1).replaceAll(':', '_')}/index.html`
}

/** Other origins that pages may connect to. */
function originsOf(registry: Registry, { supabaseUrl, siteUrl, assetsUrl = '' }: SiteConfig): string[] {
  const urls = [supabaseUrl, assetsUrl, ...Object.values(registry).map(({ entry }) => entry)]
  const origins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)
  return [...new Set(origins)].filter((origin) => origin !== siteUrl)
}

/** Asynchronously, so that the thread can render the next page meanwhile. */
async function compressPage(path: string, html: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params }),
    promisify(gzip)(html, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipped)
}
