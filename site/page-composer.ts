import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { assetsFor, NOTHING_AHEAD, readRemote, readShell } from './assets.ts'
import { settled } from './builds/claims.ts'
import { hashOf } from './builds/fingerprint.ts'
import { type Builds, liveBuilds, type Registry } from './builds/live.ts'
import { servedFrom } from './builds/served-from.ts'
import { headOf, type Release } from './head.ts'
import { documentOf } from './html/document.ts'
import type { PageMetadata } from './metadata.ts'
import { cardAddress, type SocialCard } from './pictures/card-address.ts'
import type { PlateSvg } from './pictures/card-svg.ts'
import { keptPages } from './render/kept-pages.ts'
import { nodeBuildAt } from './render/node-build.ts'
import { pageContents } from './render/page-content.ts'
import type { RouteMeta } from './render/render-input.ts'
import { openRenderer } from './render/renderer.ts'
import type { RenderReply } from './render/work.ts'
import { type Mapped, ownRoutesOf, routesOf } from './routes-of.ts'
import { BADGE_STYLE, badgeOf } from './visits/badge.ts'
import type { Visit } from './visits/visit.ts'

/** Settings a deployment passes to its pages. Public: they are in every page. */
export type SiteConfig = {
  siteUrl: string
  /** Empty for "the origin this page came from". */
  supabaseUrl: string
  publishableKey: string
  /** What these pages show instead of what is live; the shell then stores nothing for offline use. */
  visit?: Visit
  /** Share of visits that report pages and paints, from 0 to 1. Without it browsers report nothing, not even errors. */
  fieldShare?: number
  /** Where the folders `shell/` and `remotes/` of the store are served; by default this origin serves them. */
  assetsUrl?: string
}

/** What one address adds to its route. */
export type PageDetails = {
  /** The address, if the route's path is a pattern. */
  path?: string
  title?: string
  description?: string
  keywords?: readonly string[]
  public?: boolean
  card?: SocialCard
  /** No content: the shell draws the page of its address. */
  empty?: boolean
  /** For a preview visit, which is not in the site's configuration. */
  visit?: Visit
  /** For search engines, in schema.org's terms, in addition to what every page has. */
  data?: object[]
}

export type Brand = { name: string; tagline: string; description: string }

/** The shell's build for Node. */
type ShellBuild = Mapped & {
  BRAND: Brand
  titleOf(title: string): string
  sharedRecipeHead(
    recipe: unknown,
    slug: string,
    origin: string,
  ): Required<Omit<PageDetails, 'path' | 'empty'>>
  pageCard(route: RouteMeta): SocialCard
  pageData(page: { path: string; title: string }, origin: string): object[]
  plateSvg: PlateSvg
  /** Absent in shells older than this declaration. */
  earlyTextsScript?(texts: NonNullable<RouteMeta['earlyTexts']>): string
  /** Versions of the contract that its remotes may be built for. */
  SPEAKS: readonly number[]
  /** Version of the React it gives to remotes. */
  REACT: string
  renderStandIn(path: string, error: Error, registry: Registry): Promise<string>
  /** Absent in a shell of contract 1. @throws what the part threw */
  renderPart?(name: string, loadRemote: (name: string) => Promise<unknown>, registry: Registry): Promise<void>
}

export type Page = {
  html: string
  /** For the policy: inline scripts and preloaded modules by hash; they load everything else. */
  scripts: string[]
  /** For the policy: style elements by hash. */
  styles: string[]
  /** Addresses of the scripts it needs first. */
  preload: string[]
  /** True if its remote could not be rendered, so it shows the error screen. */
  standsIn: boolean
  /** Why it lacks other remotes' parts, if they could not be rendered. */
  withoutParts?: string
}

export type PageComposer = {
  /** Folder of the builds that pages are made from. */
  store: string
  builds: Builds
  brand: Brand
  routes: RouteMeta[]
  /** Pages left out because two parts claim their address, one sentence each. */
  leftOut: string[]
  /** The shell's own. */
  ownRoutes: RouteMeta[]
  sharedRecipeHead: ShellBuild['sharedRecipeHead']
  pageCard: ShellBuild['pageCard']
  plateSvg: PlateSvg
  /** Versions of the contract that remotes may be built for. */
  speaks: readonly number[]
  /** Version of React that remotes get. */
  react: string
  /** @param reply the gateway's answer to the page while it is rendered */
  compose(route: RouteMeta, details?: PageDetails, reply?: RenderReply): Promise<Page>
  renderPart: ShellBuild['renderPart']
  /** Ends the thread that renders. */
  close(): Promise<void>
}

/**
 * Makes complete documents from the shell's build, the registry and the remotes' builds, without a bundler.
 * @param kept whether pages that the same builds rendered earlier need not be rendered again
 */
export async function openPageComposer(
  config: SiteConfig,
  store: string,
  log: (line: string) => void = console.error,
  chosen: Builds = liveBuilds(store),
  kept = false,
): Promise<PageComposer> {
  const builds = servedFrom(config.assetsUrl, chosen)
  const built = pathToFileURL(nodeBuildAt(store, 'shell', builds.shell)).href
  const leftOut: string[] = []
  const registry = settled(builds.remotes, (line) => leftOut.push(line))
  const pages = kept ? keptPages(store, { ...builds, remotes: registry }) : null
  const renderer = openRenderer(built, { registry, atOnce: pages?.isNew ?? true })
  const shellBuild = await importForVisitors(built)
  const shell = readShell(store, builds.shell, config.assetsUrl)
  const remotes = readRemotes(store, registry, log)
  const rendered = pageContents(renderer, store, registry)
  const contentOf = pages?.keeping(rendered) ?? rendered
  const routes = routesOf(shellBuild, registry)
  const { BRAND: brand, sharedRecipeHead, pageCard, pageData, plateSvg } = shellBuild
  const { SPEAKS: speaks, REACT: react } = shellBuild
  return {
    store,
    builds,
    brand,
    routes,
    leftOut,
    ownRoutes: ownRoutesOf(shellBuild),
    sharedRecipeHead,
    pageCard,
    plateSvg,
    speaks,
    react,
    compose,
    renderPart: shellBuild.renderPart,
    close: () => renderer.close(),
  }

  async function compose(route: RouteMeta, details: PageDetails = {}, reply?: RenderReply): Promise<Page> {
    const path = details.path ?? (route.path === '*' ? '/404' : route.path)
    const isPublic = details.public ?? route.public
    const rendered = details.empty ? { html: '', remotes: [] } : await contentOf(route, path, reply ?? null)
    const standsIn = 'failure' in rendered
    if (standsIn) log(`The ${nameOf(route)} could not be rendered: ${rendered.failure}`)
    const content = standsIn ? await shellBuild.renderStandIn(path, NOT_RENDERED, registry) : rendered.html
    const own = route.page.kind === 'remote' ? [route.page.remote] : []
    const visit = details.visit ?? config.visit
    // The files of a build on another machine are not known here.
    const isOwn = (name: string) => visit?.kind === 'own build' && visit.part === name
    const drawing = new Set([
      ...own,
      ...offering(registry, route.draws),
      ...(standsIn ? [] : rendered.remotes),
    ])
    const assets = assetsFor(
      content,
      shell,
      [...drawing].flatMap((name) => (isOwn(name) ? [] : (remotes[name] ?? []))),
      Object.values(remotes),
      chunksOf(route),
    )
    const title = details.title ?? route.title
    const { path: address, alt, card } = details.card ?? pageCard(route)
    const page: PageMetadata = {
      ...route,
      ...details,
      // The page for unknown addresses has no address itself.
      url: config.siteUrl + (route.path === '*' ? '/' : path),
      title: shellBuild.titleOf(title),
      public: isPublic,
      type: details.data ? 'article' : 'website',
      picture: { url: config.siteUrl + cardAddress(address, card), alt },
      data: isPublic ? [...pageData({ path, title }, config.siteUrl), ...(details.data ?? [])] : [],
    }
    const site = {
      ...config,
      // A visit that tries out a build says nothing about how it does for real visitors.
      fieldShare: visit ? undefined : config.fieldShare,
      visit,
      siteName: brand.name,
      release: releaseOf(builds),
    }
    const early = route.earlyTexts ? shellBuild.earlyTextsScript?.(route.earlyTexts) : undefined
    const { head, scripts } = headOf(page, site, registryFor(visit, registry), assets, early ? [early] : [])
    return {
      html: documentOf(head, content, visit && badgeOf(visit)),
      scripts: [
        ...scripts.map((script) => hashOf(script, 'sha256')),
        ...[...assets.preload, ...assets.forMembers].flatMap((href) => assets.integrity[href] ?? []),
      ],
      styles: [
        assets.inlineCss,
        ...assets.styles.map(({ text }) => text),
        ...(visit ? [BADGE_STYLE] : []),
      ].map((style) => hashOf(style, 'sha256')),
      preload: assets.preload,
      standsIn,
      withoutParts: standsIn ? undefined : rendered.withoutParts,
    }
  }
}

/** React chooses its build by NODE_ENV when it is first imported, which is here. A value that is already set stays. */
async function importForVisitors(built: string): Promise<ShellBuild> {
  const { NODE_ENV: before = 'production' } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await import(built)
  } finally {
    process.env.NODE_ENV = before
  }
}

/** The chunk names of its page and of the parts on it (`remote-kit/chunk-list.ts`). */
const chunksOf = ({ page, draws = [] }: RouteMeta): string[] => [
  ...(page.kind === 'remote' ? [`page-${page.name}`] : []),
  ...draws.map((part) => `part-${part}`),
]

/** The remotes that offer these parts. */
const offering = (registry: Registry, draws: readonly string[] = []): string[] =>
  Object.keys(registry).filter((name) => registry[name]?.parts.some((part) => draws.includes(part)))

/** A build on another machine is unknown here: only its entry is named. */
export function registryFor(visit: Visit | undefined, registry: Registry): Registry {
  if (visit?.kind !== 'own build') return registry
  const { [visit.part]: live, ...others } = registry
  return live
    ? { ...others, [visit.part]: { ...live, version: 'own', entry: visit.entry, integrity: '' } }
    : registry
}

/** A short form of what a page was made from, for browser reports. */
function releaseOf({ shell, remotes }: Builds): Release {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`)
  const hash = createHash('sha256').update([`shell ${shell}`, ...versions.sort()].join())
  return { id: hash.digest('hex').slice(0, 12), shell }
}

/** Shown to visitors under "Error Details"; the reason is in the log. */
const NOT_RENDERED = new Error('This part of the site could not be prepared.')

const nameOf = ({ path, page }: RouteMeta): string =>
  `page ${path} of the ${page.kind === 'remote' ? `remote "${page.remote}"` : 'shell'}`

/** If a build's lists cannot be read, it has no preloads, and its styles come only with its code. */
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
