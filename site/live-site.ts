import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import {
  type Builds,
  buildsWith,
  canariesOf,
  type Differences,
  liveBuilds,
  liveState,
} from './builds/live.ts'
import { watchCanaries } from './canaries.ts'
import { type ComposedSet, composedSets, type SetOptions } from './composed-sets.ts'
import { newShelf, type Shelf, type ShelfFor } from './kept-replies.ts'
import { matchPath } from './match-path.ts'
import { withOwnBuild } from './own-build-pages.ts'
import { visitCookies } from './visits/cookies.ts'
import { visitKey } from './visits/key.ts'
import { visitOf } from './visits/token.ts'
import type { Preview, Visit } from './visits/visit.ts'
import { cannotBeShown, NO_WORKER, PRIVATE, visitPages } from './visits/visit-pages.ts'

type Options = SetOptions & {
  /** Whether a developer may replace a part with their own build, for their own visit. */
  allowOverrides: boolean
}

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>

/** How often to check for a release, in milliseconds. */
const LOOK_EVERY_MS = 500
/** Previews kept ready at once; the least recently used one goes. */
const PREVIEWS = 8

/** Build files, which never change. */
const BUILDS = /^\/(?:shell|remotes)\//
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' }

/** What visitors get: the live builds, or canaries for visitors whose number is below the share. */
type Served = {
  live: ComposedSet
  canaries: { below: number; set: ComposedSet }[]
  paths: string[]
  /** Cached answers of the live set. */
  shelf: Shelf
}

/**
 * The site made of the live builds, and of what some visits get instead: canaries, previews, and developers' own builds. A
 * release or rollback makes new sets of documents, policies, registry and service worker next to those being served, and
 * every later request gets the new ones: no gap, no restart. If they cannot be made, the old ones stay.
 */
export async function openLiveSite(options: Options) {
  const { store, dataDir, https, log } = options
  const sets = composedSets(options)
  const cookies = visitCookies(https)
  const key = visitKey(dataDir)
  const previews = new Map<string, Promise<ComposedSet>>()
  let asked = liveState(store)
  let saidUnreadable = ''
  let served: Served = await made()
  sets.tidy()
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  const judge = watchCanaries(store, log)
  let making = Promise.resolve()

  const app = new Hono()
  const remotes = () => Object.keys(served.live.builds.remotes)
  app.route('/', visitPages({ cookies, key, allowOverrides: options.allowOverrides, remotes, firstPage }))
  app.all('*', answer)
  return {
    fetch: (request: Request, env?: object) => app.fetch(request, env),
    shelfFor,
    /** The pattern of the page at a path, such as `/recipes/:id`, in any set; undefined if there is none. */
    pageAt: (path: string) => matchPath(served.paths, path),
    async close() {
      clearInterval(timer)
      await judge.close()
      await making
      await sets.close()
    },
  }

  function shelfFor(...[path, cookie]: Parameters<ShelfFor>): Shelf | null {
    const { live, canaries, shelf } = served
    if (BUILDS.test(path)) return shelf
    const found = Object.hasOwn(live.site.pages, path) ? live.site.pages[path] : undefined
    const isOnePage = found?.status === 200 && !path.includes(':')
    return isOnePage && canaries.length === 0 && !cookies.mayHold(cookie) ? shelf : null
  }

  /** The one place where a request gets its set. */
  async function answer(c: Context): Promise<Response> {
    const { path } = c.req
    // A visit that tries out a build says nothing about how it does for real visitors.
    if (path === '/api/telemetry' && visitAt(c)) return c.body(null, 204)
    // The same for every visit.
    if (/^\/(?:api|auth\/v1|rest\/v1|shell|remotes)\//.test(path)) return answerOf(served.live, c)
    const visit = visitAt(c)
    if (!visit) return answerByNumber(c)
    if (path === '/service-worker.js') return c.body(NO_WORKER, 200, { ...PRIVATE, ...SCRIPT })
    try {
      const reply =
        visit.kind === 'preview'
          ? await answerOf(await preview(visit), c)
          : await withOwnBuild(c, served.live, visit)
      for (const [name, value] of Object.entries(PRIVATE)) reply.headers.set(name, value)
      return reply
    } catch (error) {
      log(`The ${visit.kind} of ${visit.part} cannot be served: ${String(error)}`)
      return cannotBeShown(c)
    }
  }

  /** A visitor has a number only while a canary runs. */
  async function answerByNumber(c: Context): Promise<Response> {
    const { live, canaries } = served
    const opensPage = c.req.header('accept')?.includes('text/html') ?? false
    const known = cookies.number(c)
    const number = known ?? (opensPage ? randomInt(100) : 100)
    const set = canaries.find(({ below }) => number < below)?.set ?? live
    c.res = await answerOf(set, c)
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return c.res
    if (canaries.length === 0) {
      if (cookies.hasNumber(c)) cookies.dropNumber(c)
      return c.res
    }
    if (known === null && opensPage) cookies.keepNumber(c, number)
    if (c.res.headers.get('cache-control') === 'no-cache') c.header('cache-control', 'private, no-cache')
    c.header('vary', 'accept-encoding, cookie')
    return c.res
  }

  function visitAt(c: Context): Visit | null {
    const visit = visitOf(cookies.visit(c) ?? '', key, new Date())?.visit
    return !visit || (visit.kind === 'own build' && !options.allowOverrides) ? null : visit
  }

  /** A visit's documents are made on the first request, and again after a release. */
  function preview(visit: Preview): Promise<ComposedSet> {
    const name = `${visit.part} ${visit.version}`
    const found = previews.get(name)
    previews.delete(name)
    const builds = () => buildsWith(store, served.live.builds, { [visit.part]: visit.version })
    const set = found ?? Promise.try(() => sets.make(builds(), visit))
    previews.set(name, set)
    if (found) return set
    // A failure may have been a full disk, so try again.
    set.catch(() => previews.get(name) === set && previews.delete(name))
    for (const [oldest] of [...previews].slice(0, -PREVIEWS)) leavePreview(oldest)
    return set
  }

  function leavePreview(name: string): void {
    previews.get(name)?.then(sets.leave, () => {})
    previews.delete(name)
  }

  async function firstPage(c: Context): Promise<string> {
    const visit = visitAt(c)
    if (!visit) return '/'
    const { composer } = visit.kind === 'preview' ? await preview(visit) : served.live
    const first = composer.routes.find(
      ({ path, page }) => page.kind === 'remote' && page.remote === visit.part && !path.includes(':'),
    )
    return first?.path ?? '/'
  }

  function look(): void {
    try {
      const now = liveState(store)
      if (now === asked) return
      asked = now
      making = making.then(replace)
    } catch (error) {
      // An unreadable file in the store must not end the site.
      if (saidUnreadable !== String(error)) log(`What is live cannot be read: ${String(error)}`)
      saidUnreadable = String(error)
    }
  }

  async function replace(): Promise<void> {
    const before = served
    try {
      served = await made()
    } catch (error) {
      log(`What was released cannot be served, so the site stays as it is: ${String(error)}`)
      return
    }
    log(`Live now: ${saying(served)}`)
    for (const set of [before.live, ...before.canaries.map((one) => one.set)]) sets.leave(set)
    for (const name of previews.keys()) leavePreview(name)
  }

  async function made(): Promise<Served> {
    const builds = liveBuilds(store)
    const running = Object.entries(canariesOf(store))
    const live = await sets.make(builds, 'everybody')
    const shares = [...new Set(running.map(([, { share }]) => share))].sort((a, b) => a - b)
    const canaries: Served['canaries'] = []
    for (const below of shares) {
      const theirs = running.filter(([, { share }]) => share >= below)
      const differences: Differences = Object.fromEntries(
        theirs.map(([part, { version }]) => [part, version]),
      )
      try {
        canaries.push({ below, set: await sets.make(buildsWith(store, builds, differences), 'a canary') })
      } catch (error) {
        // Its visitors get what is live, like everybody else.
        log(`A canary cannot be served: ${String(error)}`)
      }
    }
    const all = [live, ...canaries.map(({ set }) => set)]
    const paths = all.flatMap(({ composer }) => composer.routes.map(({ path }) => path))
    return { live, canaries, paths: [...new Set(paths)], shelf: newShelf() }
  }
}

const answerOf = (set: ComposedSet, c: Context) => set.app.fetch(c.req.raw, c.env)

const saying = ({ live, canaries }: Served): string =>
  [
    versionsOf(live.builds).join(', '),
    ...canaries.map(({ below, set }) => `below ${below} of 100: ${differingFrom(live, set).join(', ')}`),
  ].join('; ')

const differingFrom = (live: ComposedSet, set: ComposedSet): string[] => {
  const all = versionsOf(live.builds)
  return versionsOf(set.builds).filter((one) => !all.includes(one))
}

const versionsOf = ({ shell, remotes }: Builds): string[] => [
  `shell ${shell}`,
  ...Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`),
]
