import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './fingerprint.ts'
import { headOf, type PageAssets } from './head.ts'
import { compress, type Registry, readRegistry } from './publish.ts'
import { ROOT, STORE } from './rooms.ts'
import { readStylesheets, type Stylesheet } from './stylesheets.ts'

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
  ROUTES: RouteMeta[]
  renderPage(path: string, loadRemote: (name: string) => Promise<unknown>): Promise<string>
}

export type RouteMeta = {
  path: string
  title: string
  description: string
  keywords?: string
  public: boolean
  page: { kind: 'shell' } | { kind: 'remote'; remote: string; name: string }
}

/** A composed page: where it lies, and the policy hashes of its inline scripts. */
export type ComposedPage = { file: string; scripts: string[]; status: number }
export type ComposedSite = { pages: Record<string, ComposedPage>; connect: string[] }

/**
 * Writes one HTML page per route from the shell's build, the registry and the remotes' builds:
 * its own head, prerendered content, the registry inline, preload links for what it needs.
 * No bundler takes part; it runs at each deploy, of the shell or of any remote.
 * @param out folder of the pages, replaced whole
 */
export async function composeSite(config: SiteConfig, out: string, store = STORE): Promise<ComposedSite> {
  const renderer: Renderer = await import(pathToFileURL(join(ROOT, 'shell/dist/node/shell.js')).href)
  const registry = readRegistry(store)
  const shell = readShell(store)
  const remotes = Object.fromEntries(
    Object.keys(registry).map((name) => [name, readRemote(store, name, registry)]),
  )
  const site: ComposedSite = { pages: {}, connect: originsOf(registry, config) }

  rmSync(out, { recursive: true, force: true })
  const routes = renderer.ROUTES.filter(({ path }) => !/[:*]/.test(path))
  for (const route of [...routes, ...renderer.ROUTES.filter(({ path }) => path === '*')]) {
    const content = await renderer.renderPage(route.path === '*' ? '/404' : route.path, renderRemote)
    const remote = route.page.kind === 'remote' ? remotes[route.page.remote] : undefined
    const assets = assetsFor(content, shell, remote)
    const { head, scripts } = headOf(route, { ...config, siteName: renderer.BRAND.name }, registry, assets)
    // The policy names inline scripts and preloaded modules by hash; all else is loaded by those.
    const hashes = [
      ...scripts.map((script) => hashOf(script, 'sha256')),
      ...assets.preload.map((href) => assets.integrity[href]!),
    ]
    const html = `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n<div id="root">${content}</div>\n</body>\n</html>\n`
    const file =
      route.path === '/'
        ? 'index.html'
        : route.path === '*'
          ? '404.html'
          : `${route.path.slice(1)}/index.html`
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), html)
    compress(join(out, file))
    site.pages[route.path] = { file, scripts: hashes, status: route.path === '*' ? 404 : 200 }
  }
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(routes, config))
  writeFileSync(
    join(out, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nSitemap: ${config.siteUrl}/sitemap.xml\n`,
  )
  writeFileSync(join(out, 'pages.json'), JSON.stringify(site, null, 2))
  return site

  async function renderRemote(name: string) {
    const version = registry[name]?.version
    if (!version) throw new Error(`No remote "${name}" in the registry`)
    return (await import(pathToFileURL(join(store, 'render', name, `${version}.js`)).href)).default
  }
}

type ShellAssets = {
  entry: string
  /** Chunks of the entry, then those of the first remote page. */
  initial: string[]
  federation: string[]
  css: Stylesheet[]
  asyncCss: Stylesheet[]
  integrity: Record<string, string>
}
type RemoteAssets = { preload: string[]; css: Stylesheet[]; integrity: Record<string, string> }

/** Only what the page shows: a stylesheet belongs to it if one of its classes is in its content. */
function assetsFor(content: string, shell: ShellAssets, remote: RemoteAssets | undefined): PageAssets {
  const lazy = shell.asyncCss.filter((sheet) => sheet.appliesTo(content))
  const lazyScripts = lazy.map(({ href }) => href.replaceAll('/css/', '/js/').replace(/\.css$/, '.js'))
  return {
    entry: shell.entry,
    inlineCss: shell.css.map(({ text }) => text).join('\n'),
    stylesheets: [...lazy, ...(remote?.css ?? [])],
    preload: [
      ...shell.initial,
      ...lazyScripts.filter((href) => shell.integrity[href]),
      ...(remote ? [...shell.federation, ...remote.preload] : []),
    ],
    integrity: { ...shell.integrity, ...remote?.integrity },
  }
}

type AssetsFile = {
  allFiles: string[]
  entries: Record<string, { initial?: { js?: string[]; css?: string[] }; async?: { css?: string[] } }>
}

function readShell(store: string): ShellAssets {
  const home = join(store, 'shell')
  const assets: AssetsFile = JSON.parse(readFileSync(join(home, 'assets.json'), 'utf8'))
  const entry = assets.entries.shell
  const initial = entry?.initial?.js ?? []
  const files = assets.allFiles
    .map((file) => file.replace(/^\/shell\//, ''))
    .filter((file) => file.endsWith('.js'))
  const url = (file: string) => (file.startsWith('/') ? file : `/shell/${file}`)
  return {
    entry: url(initial.at(-1) ?? ''),
    initial: initial.map(url),
    federation: files.filter((file) => /\/federation\b/.test(file)).map(url),
    css: readStylesheets(home, entry?.initial?.css ?? [], '/shell/'),
    asyncCss: readStylesheets(home, entry?.async?.css ?? [], '/shell/'),
    integrity: integrityOf(home, files, '/shell/'),
  }
}

function readRemote(store: string, name: string, registry: Registry): RemoteAssets {
  const { version, entry } = registry[name]!
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  const home = join(store, 'remotes', name, version)
  // A registry may name a build that lies on another host; its pages then load without preloads.
  if (!existsSync(home)) return { preload: [], css: [], integrity: {} }
  const { exposes } = JSON.parse(readFileSync(join(home, 'mf-manifest.json'), 'utf8'))
  const { js, css } = exposes[0].assets
  const assets: AssetsFile = JSON.parse(readFileSync(join(home, 'assets.json'), 'utf8'))
  return {
    preload: [entry, ...js.sync.map((file: string) => base + file)],
    css: readStylesheets(home, css.sync, base),
    integrity: integrityOf(
      home,
      assets.allFiles.filter((file) => file.endsWith('.js')),
      base,
    ),
  }
}

function integrityOf(home: string, files: string[], base: string): Record<string, string> {
  const names = files.map((file) => file.replace(base, ''))
  return Object.fromEntries(names.map((file) => [base + file, hashOf(readFileSync(join(home, file)))]))
}

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
