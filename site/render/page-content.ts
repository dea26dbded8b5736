import { pathToFileURL } from 'node:url'
import type { Registry } from '../builds/live.ts'
import { nodeBuildAt } from './node-build.ts'
import type { RouteMeta } from './render-input.ts'
import { type Renderer, RenderingEnded, RenderingFailed } from './renderer.ts'
import type { RenderReply } from './work.ts'

/** Milliseconds before a page that ended the renderer is tried again, so that no visitor waits for it. */
const PAUSE_MS = 60_000

/** A page's content, or why its remote could not render it, in words for the log. */
export type PageContent = Whole | { failure: string }
type Whole = {
  html: string
  /** The remotes that drew it: its own, and those of the parts on it. */
  remotes: string[]
  /** Why other remotes' parts are not on it, if they kept the page from rendering. */
  withoutParts?: string
}

/** Renders pages of the shell and of the live remotes. A remote's errors affect only its own pages and parts. */
export function pageContents(renderer: Renderer, store: string, registry: Registry) {
  const pausedUntil = new Map<string, { until: number; why: string }>()
  let last: Promise<unknown> = Promise.resolve()

  /** One page at a time. @throws if a page of the shell itself cannot be rendered, since the site needs the shell */
  return (route: RouteMeta, path: string, reply: RenderReply | null): Promise<PageContent> => {
    const content = last.then(() => contentOf(route, path, reply))
    last = content.catch(() => {})
    return content
  }

  async function contentOf(route: RouteMeta, path: string, reply: RenderReply | null): Promise<PageContent> {
    if (route.page.kind !== 'remote') return renderer.render({ path, remotes: {}, reply })
    const name = route.page.remote
    const paused = stillPaused(name)
    if (paused) return { failure: paused }
    // Parts that failed on this page before fail again without being tried.
    const withoutParts = stillPaused(route.path)
    try {
      const own = { [name]: fileOf(name) }
      const remotes = withoutParts ? own : { ...own, ...offering(name) }
      return { ...(await renderer.render({ path, remotes, reply })), withoutParts }
    } catch (error) {
      const why = wordsOf(error)
      const hadParts = error instanceof RenderingFailed && error.remotes.some((loaded) => loaded !== name)
      const alone = hadParts ? await withOwn(name, path, reply) : null
      if (alone) {
        pause(route.path, why)
        return { ...alone, withoutParts: why }
      }
      if (error instanceof RenderingEnded) pause(name, why)
      return { failure: why }
    }
  }

  /** Another remote's part may have made the page fail, so it is rendered once more without parts. */
  async function withOwn(name: string, path: string, reply: RenderReply | null): Promise<Whole | null> {
    try {
      return await renderer.render({ path, remotes: { [name]: fileOf(name) }, reply })
    } catch {
      return null
    }
  }

  function stillPaused(what: string): string | undefined {
    const paused = pausedUntil.get(what)
    return paused && performance.now() < paused.until ? paused.why : undefined
  }

  function pause(what: string, why: string): void {
    pausedUntil.set(what, { until: performance.now() + PAUSE_MS, why })
  }

  /** Builds for Node of the other remotes that have parts. */
  function offering(page: string): Record<string, string> {
    const found: Record<string, string> = {}
    for (const [name, { parts }] of Object.entries(registry)) {
      if (name === page || parts.length === 0) continue
      try {
        found[name] = fileOf(name)
      } catch {
        // Its own pages show an error; others are drawn without its parts.
      }
    }
    return found
  }

  /** The remote's build for Node. @throws when there is none */
  function fileOf(name: string): string {
    const version = registry[name]?.version
    if (!version) throw new Error('it is not in the registry')
    return pathToFileURL(nodeBuildAt(store, name, version)).href
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
