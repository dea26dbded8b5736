import { pathToFileURL } from 'node:url'
import type { Registry } from '../builds/live.ts'
import { nodeBuildAt } from './node-build.ts'
import type { RouteMeta } from './render-input.ts'
import { type Renderer, RenderingEnded } from './renderer.ts'
import type { RenderReply } from './work.ts'

/** How long a remote that ended the rendering is not rendered again, in milliseconds: its visitors wait for none of it. */
const PAUSE_MS = 60_000

/** A page's content, or why its remote could not render it, in words for the log. */
export type PageContent = { html: string } | { failure: string }

/** Renders pages of the shell and of the live remotes. What a remote does meanwhile hurts its own pages alone. */
export function pageContents(renderer: Renderer, store: string, registry: Registry) {
  const pausedUntil = new Map<string, { until: number; why: string }>()
  let last: Promise<unknown> = Promise.resolve()

  /** One page after the other. @throws when a page of the shell itself cannot be rendered: there is no site without the shell */
  return (route: RouteMeta, path: string, reply: RenderReply | null): Promise<PageContent> => {
    const content = last.then(() => contentOf(route, path, reply))
    last = content.catch(() => {})
    return content
  }

  async function contentOf(route: RouteMeta, path: string, reply: RenderReply | null): Promise<PageContent> {
    if (route.page.kind !== 'remote') return { html: await renderer.render({ path, remotes: {}, reply }) }
    const name = route.page.remote
    const paused = pausedUntil.get(name)
    if (paused && performance.now() < paused.until) return { failure: paused.why }
    try {
      const remotes = { [name]: pathToFileURL(rendered(store, registry, name)).href }
      return { html: await renderer.render({ path, remotes, reply }) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (error instanceof RenderingEnded) pausedUntil.set(name, { until: performance.now() + PAUSE_MS, why })
      return { failure: why }
    }
  }
}

/** The remote's build for Node. @throws when there is none */
function rendered(store: string, registry: Registry, name: string): string {
  const version = registry[name]?.version
  if (!version) throw new Error('it is not in the registry')
  return nodeBuildAt(store, name, version)
}
