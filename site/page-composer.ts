import { pathToFileURL } from 'node:url'
import { assetsFor, NOTHING_AHEAD, readRemote, readShell } from './assets.ts'
import { hashOf } from './builds/fingerprint.ts'
import { type Builds, liveBuilds, type Registry } from './builds/live.ts'
import { servedFrom } from './builds/served-from.ts'
import { headOf } from './head.ts'
import { documentOf } from './html/document.ts'
import type { PageMetadata } from './metadata.ts'
import { cardAddress, type SocialCard } from './pictures/card-address.ts'
import type { PlateSvg } from './pictures/card-svg.ts'
import { nodeBuildAt } from './render/node-build.ts'
import { pageContents } from './render/page-content.ts'
import type { RouteMeta } from './render/render-input.ts'
import { openRenderer } from './render/renderer.ts'
import type { RenderReply } from './render/work.ts'

/** What a deployment tells its pages. Public: it is in every page. */
export type SiteConfig = {
  siteUrl: string
  /** Empty for "the origin this page came from". */
  supabaseUrl: string
  publishableKey: string
  /** Where the folders `shell/` and `remotes/` of the store are served; by default this origin serves them. */
  assetsUrl?: string
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
type ShellBuild = {
  BRAND: Brand
  titleOf(title: string): string
  ROUTES: RouteMeta[]
  sharedRecipeHead(
    recipe: unknown,
    slug: string,
    origin: string,
  ): Required<Omit<PageDetails, 'path' | 'empty'>>
  pageCard(route: RouteMeta): SocialCard
  pageData(page: { path: string; title: string }, origin: string): object[]
  plateSvg: PlateSvg
  /** Versions of the contract that its remotes may be built for. */
  SPEAKS: readonly number[]
  /** Version of the React that it hands to remotes. */
  REACT: string
  renderStandIn(path: string, error: Error): Promise<string>
}

export type Page = {
  html: string
  /** For the policy: inline scripts and preloaded modules by hash; all else is loaded by those. */
  scripts: string[]
  /** For the policy: style elements by hash. */
  styles: string[]
  /** Its remote could not be rendered, so it shows the error screen. */
  standsIn: boolean
}

export type PageComposer = {
  /** Folder of the builds that pages are made of. */
  store: string
  builds: Builds
  brand: Brand
  routes: RouteMeta[]
  sharedRecipeHead: ShellBuild['sharedRecipeHead']
  pageCard: ShellBuild['pageCard']
  plateSvg: PlateSvg
  /** Versions of the contract that remotes may be built for. */
  speaks: readonly number[]
  /** Version of React that remotes get. */
  react: string
  /** @param reply what the gateway answers the page while it is rendered */
  compose(route: RouteMeta, details?: PageDetails, reply?: RenderReply): Promise<Page>
  /** Ends the thread that renders. */
  close(): Promise<void>
}

/** Makes whole documents of the shell's build, the registry and the remotes' builds. No bundler takes part. */
export async function openPageComposer(
  config: SiteConfig,
  store: string,
  log: (line: string) => void = console.error,
  chosen: Builds = liveBuilds(store),
): Promise<PageComposer> {
  const builds = servedFrom(config.assetsUrl, chosen)
  // React chooses its build by this when it is first imported, which is here.
  process.env.NODE_ENV = 'production'
  const built = pathToFileURL(nodeBuildAt(store, 'shell', builds.shell)).href
  const renderer = openRenderer(built)
  const shellBuild: ShellBuild = await import(built)
  const registry = builds.remotes
  const shell = readShell(store, builds.shell, config.assetsUrl)
  const remotes = readRemotes(store, registry, log)
  const contentOf = pageContents(renderer, store, registry)
  const { BRAND: brand, ROUTES: routes, sharedRecipeHead, pageCard, pageData, plateSvg } = shellBuild
  const { SPEAKS: speaks, REACT: react } = shellBuild
  return {
    store,
    builds,
    brand,
    routes,
    sharedRecipeHead,
    pageCard,
    plateSvg,
    speaks,
    react,
    compose,
    close: () => renderer.close(),
  }

  async function compose(route: RouteMeta, details: PageDetails = {}, reply?: RenderReply): Promise<Page> {
    const path = details.path ?? (route.path === '*' ? '/404' : route.path)
    const isPublic = details.public ?? route.public
    const rendered = details.empty ? { html: '' } : await contentOf(route, path, reply ?? null)
    const standsIn = 'failure' in rendered
    if (standsIn) log(`The ${nameOf(route)} could not be rendered: ${rendered.failure}`)
    const content = standsIn ? await shellBuild.renderStandIn(path, NOT_RENDERED) : rendered.html
    const remote = route.page.kind === 'remote' ? remotes[route.page.remote] : undefined
    const assets = assetsFor(content, shell, remote, Object.values(remotes))
    const title = details.title ?? route.title
    const { path: address, alt, card } = details.card ?? pageCard(route)
    const page: PageMetadata = {
      ...route,
      ...details,
      // The page for unknown addresses has no address of its own.
      url: config.siteUrl + (route.path === '*' ? '/' : path),
      title: shellBuild.titleOf(title),
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
      styles: [hashOf(assets.inlineCss, 'sha256')],
      standsIn,
    }
  }
}

/** Told to visitors under "Error Details"; the reason is in the log. */
const NOT_RENDERED = new Error('This part of the site could not be prepared.')

const nameOf = ({ path, page }: RouteMeta): string =>
  `page ${path} of the ${page.kind === 'remote' ? `remote "${page.remote}"` : 'shell'}`

/** A build whose lists cannot be read has no preloads and no styles ahead of its code. */
function readRemotes(store: string, registry: Registry, log: (line: string) => void) {
  return Object.fromEntries(
    Object.keys(registry).map((name) => {
      try {
        return [name, readRemote(store, name, registry)]
      } catch (error) {
        log(
          `The build of the remote "${name}" cannot be read: ${error instanceof Error ? error.message : error}`,
        )
        return [name, NOTHING_AHEAD]
      }
    }),
  )
}
