import { cpSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assetsFor, readRemote, readShell } from './assets.ts'
import { documentOf } from './document.ts'
import { hashOf } from './fingerprint.ts'
import { headOf } from './head.ts'
import type { PageMetadata } from './metadata.ts'
import { cardAddress, type SocialCard } from './pictures/card-address.ts'
import type { PlateSvg } from './pictures/card-svg.ts'
import { type Registry, readRegistry } from './publish.ts'
import { ROOT } from './rooms.ts'

/** What a deployment tells its pages. Public: it is in every page. */
export type SiteConfig = {
  siteUrl: string
  /** Empty for "the origin this page came from". */
  supabaseUrl: string
  publishableKey: string
}

export type RouteMeta = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  public: boolean
  guard?: 'member'
  perRequest?: boolean
  page:
    | { kind: 'shell' }
    | { kind: 'remote'; remote: string; name: string }
    | { kind: 'redirect'; to: string }
}

/** How a page that is being rendered asks the gateway: the contract's `Api`. */
export type RenderApi = {
  post<T>(path: string, body: unknown, parse: (reply: unknown) => T): Promise<T>
  stream(): never
}

/** What one address says of itself, beyond its route. */
export type PageDetails = {
  /** The address, where the route's path is a pattern. */
  path?: string
  title?: string
  description?: string
  keywords?: readonly string[]
  public?: boolean
  card?: SocialCard
  /** No content: the shell draws the page of whatever address it is shown at. */
  empty?: boolean
  /** For search engines, as schema.org has it, beside what every page says of itself. */
  data?: object[]
}

export type Brand = { name: string; tagline: string; description: string }

/** The shell's build for Node. */
type Renderer = {
  BRAND: Brand
  titleOf(title: string): string
  ROUTES: RouteMeta[]
  sharedRecipeHead(
    recipe: unknown,
    slug: string,
    origin: string,
  ): Required<Omit<PageDetails, 'path' | 'public' | 'empty'>>
  pageCard(route: RouteMeta): SocialCard
  pageData(page: { path: string; title: string }, origin: string): object[]
  plateSvg: PlateSvg
  renderPage(path: string, loadRemote: (name: string) => Promise<unknown>, api?: RenderApi): Promise<string>
}

export type Page = {
  html: string
  /** For the policy: inline scripts and preloaded modules by hash; all else is loaded by those. */
  scripts: string[]
}

export type PageComposer = {
  /** Folder of the builds that pages are made of. */
  store: string
  registry: Registry
  brand: Brand
  routes: RouteMeta[]
  sharedRecipeHead: Renderer['sharedRecipeHead']
  pageCard: Renderer['pageCard']
  plateSvg: PlateSvg
  compose(route: RouteMeta, details?: PageDetails, api?: RenderApi): Promise<Page>
}

/** Makes whole documents of the shell's build, the registry and the remotes' builds. No bundler takes part. */
export async function openPageComposer(config: SiteConfig, store: string): Promise<PageComposer> {
  // React chooses its build by this when it is first imported, which is here.
  process.env.NODE_ENV = 'production'
  const renderer: Renderer = await import(pathToFileURL(join(ROOT, 'shell/dist/node/shell.js')).href)
  const registry = readRegistry(store)
  const shell = readShell(store)
  const remotes = Object.fromEntries(
    Object.keys(registry).map((name) => [name, readRemote(store, name, registry)]),
  )
  const { BRAND: brand, ROUTES: routes, sharedRecipeHead, pageCard, pageData, plateSvg } = renderer
  return { store, registry, brand, routes, sharedRecipeHead, pageCard, plateSvg, compose }

  async function compose(route: RouteMeta, details: PageDetails = {}, api?: RenderApi): Promise<Page> {
    const path = details.path ?? (route.path === '*' ? '/404' : route.path)
    const isPublic = details.public ?? route.public
    const content = details.empty ? '' : await renderer.renderPage(path, renderRemote, api)
    const remote = route.page.kind === 'remote' ? remotes[route.page.remote] : undefined
    const assets = assetsFor(content, shell, remote, Object.values(remotes))
    const title = details.title ?? route.title
    const { path: address, alt, card } = details.card ?? pageCard(route)
    const page: PageMetadata = {
      ...route,
      ...details,
      // The page for addresses nobody knows has none of its own.
      url: config.siteUrl + (route.path === '*' ? '/' : path),
      title: renderer.titleOf(title),
      public: isPublic,
      type: details.data ? 'article' : 'website',
      picture: { url: config.siteUrl + cardAddress(address, card), alt },
      data: isPublic ? [...pageData({ path, title }, config.siteUrl), ...(details.data ?? [])] : [],
    }
    const { head, scripts } = headOf(page, { ...config, siteName: brand.name }, registry, assets)
    return {
      html: documentOf(head, content),
      scripts: [
        ...scripts.map((script) => hashOf(script, 'sha256')),
        ...assets.preload.flatMap((href) => assets.integrity[href] ?? []),
      ],
    }
  }

  async function renderRemote(name: string) {
    const version = registry[name]?.version
    if (!version) throw new Error(`No remote "${name}" in the registry`)
    // Imported from inside the project, wherever the store lies: its React has to be the shell's.
    const file = join(ROOT, 'site/dist/rendered', name, `${version}.js`)
    if (!existsSync(file)) {
      // Put in place whole: another site may start from the same folder.
      const draft = `${file}.${process.pid}.draft`
      cpSync(join(store, 'render', name, `${version}.js`), draft)
      renameSync(draft, file)
    }
    return (await import(pathToFileURL(file).href)).default
  }
}
