/**
 * A platform without a shell, for tests and for running a remote alone.
 * Pages come from `defineRemote`, so a test needs no provider:
 * `render(<remote.pages.glossary platform={fakePlatform()} />)`, or `<FakeShell page={remote.pages.glossary}
 * at="/glossary?q=gi" />` if the page writes its URL.
 */
import { type ComponentType, useState } from 'react'
import type {
  Api,
  ApiOptions,
  Auth,
  LinkProps,
  Nav,
  Platform,
  RemoteModule,
  RemotePage,
} from '../contract.ts'
import { defineRemote, page } from '../define-remote.ts'
import { browserDevice } from '../device/browser-device.ts'
import { noteReached } from '../kit/offline/connection.ts'
import type { PartName, PartProps, Parts } from '../parts.ts'

/** What a page did, for a test to check. `visits`: each address it went to, in order. */
export type Seen = { visits: string[]; events: string[]; errors: unknown[] }

export type FakePlatform = Platform & { seen: Seen }

/** A guest on `/`, with an empty database, an api that answers nothing, and a nav that only remembers. */
export function fakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
  // An earlier test or story may have left the database out of reach.
  noteReached(true)
  const seen: Seen = { visits: [], events: [], errors: [] }
  let db: ReturnType<Platform['db']> | undefined
  return {
    auth: { status: 'guest' },
    db: () => {
      db ??= import('./fake-db.ts').then(({ fakeDb }) => fakeDb())
      return db
    },
    api: fakeApi(),
    telemetry: {
      event: (name) => void seen.events.push(name),
      error: (error) => void seen.errors.push(error),
    },
    // Browser storage is real in tests too: `localStorage.clear()` between tests.
    device: browserDevice,
    Part: fakeParts({}),
    ...overrides,
    nav: overrides.nav ?? fakeNav('/', (to) => seen.visits.push(to)),
    seen,
  }
}

/** A signed-in member; the email address is confirmed by default. */
export function fakeMember(user: Partial<Extract<Auth, { status: 'member' }>['user']> = {}): Auth {
  return { status: 'member', user: { id: MEMBER_ID, email: 'ana@example.com', confirmed: true, ...user } }
}

/** The id of `fakeMember()`, for rows that belong to them. */
export const MEMBER_ID = '6f9b1f2e-3f57-4a0e-9c55-0c1f6f0f7a11'

/**
 * Other remotes' parts: the given ones are drawn, the others are missing.
 * @example fakePlatform({ Part: fakeParts({ 'recipe-list': () => <p>the list</p> }) })
 */
export function fakeParts(
  parts: {
    [Name in PartName]?: ComponentType<Parts[Name]>
  },
): Platform['Part'] {
  return function FakePart({ name, props }: PartProps) {
    const Drawn = parts[name] as ComponentType<typeof props> | undefined
    return Drawn ? <Drawn {...props} /> : null
  }
}

/** A remote whose pages declare nothing: for tests of what pages get. */
export const remoteOf = (pages: Record<string, ComponentType>): RemoteModule =>
  defineRemote({
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, component]) => [
        name,
        page({ path: `/${name}`, title: name, description: name, public: false }, component),
      ]),
    ),
  })

/**
 * A gateway made of a few functions. Replies go through the page's own `parse`, like real ones;
 * without a handler a call throws.
 */
export function fakeApi(
  handlers: {
    get?: (path: string) => unknown
    post?: (path: string, body: unknown, options?: ApiOptions) => unknown
    stream?: (path: string, body: unknown, options?: ApiOptions) => Iterable<unknown> | AsyncIterable<unknown>
    remove?: (path: string) => unknown
  } = {},
): Api {
  return {
    async get(path, parse) {
      if (!handlers.get) throw new Error(`fakeApi has no handler for GET ${path}`)
      return parse(await handlers.get(path))
    },
    async post(path, body, parse, options) {
      if (!handlers.post) throw new Error(`fakeApi has no handler for POST ${path}`)
      return parse(await handlers.post(path, body, options))
    },
    async remove(path) {
      if (!handlers.remove) throw new Error(`fakeApi has no handler for DELETE ${path}`)
      await handlers.remove(path)
    },
    async *stream(path, body, parse, options) {
      if (!handlers.stream) throw new Error(`fakeApi has no handler for streaming ${path}`)
      for await (const event of handlers.stream(path, body, options)) yield parse(event)
    },
  }
}

/**
 * An address bar at `at`. Its snapshot does not change, like a page's between renders.
 * @param onGo gets every address a page goes to, resolved to path, query and fragment
 */
export function fakeNav(
  at: string,
  onGo: (to: string, options?: { replace?: boolean }) => void = () => {},
  params: Nav['params'] = {},
): Nav {
  const here = new URL(at, ORIGIN)
  const go: Nav['go'] = (to, options) => {
    const { pathname, search, hash } = new URL(to, here)
    onGo(pathname + search + hash, options)
  }
  return { ...partsOf(here), params, go, Link: linkThat(go) }
}

/** Renders one page like the shell: navigation comes back to the page as a new `nav`. */
export function FakeShell(props: {
  page: RemotePage | undefined
  at?: string
  platform?: Platform
  onGo?: (to: string, options?: { replace?: boolean }) => void
}) {
  const { page: Page, platform } = props
  const [at, setAt] = useState(props.at ?? '/')
  const [base] = useState(() => platform ?? fakePlatform())
  const [{ Link, go }] = useState(() =>
    fakeNav(at, (to, options) => {
      setAt(to)
      props.onGo?.(to, options)
    }),
  )
  if (!Page) throw new Error('FakeShell needs a page of a remote')
  const nav: Nav = { ...partsOf(new URL(at, ORIGIN)), params: base.nav.params, go, Link }
  return <Page platform={{ ...(platform ?? base), nav }} />
}

const ORIGIN = 'http://evenplate.test'

const partsOf = (url: URL) => ({ path: url.pathname, search: url.search.slice(1), hash: url.hash.slice(1) })

function linkThat(go: Nav['go']) {
  return function FakeLink({ to, children, onClick, ...rest }: LinkProps) {
    return (
      <a
        {...rest}
        href={to}
        onClick={(event) => {
          event.preventDefault()
          onClick?.()
          go(to)
        }}
      >
        {children}
      </a>
    )
  }
}
