import { OFFLINE_MARK } from '@evenplate/platform/device/offline-mark'
import type { Deployment } from './deployment.ts'
import type { Fetch } from './scope.ts'

/** Our caches. Documents of one deployment are stored together; builds are named by their content and shared. */
const DOCUMENTS = 'evenplate-documents-'
const BUILDS = 'evenplate-builds'

const AT_ONCE = 4

/** The site as stored on this device. It has no personal data: documents are the same for everyone. */
export function offlineSite(deployment: Deployment, caches: CacheStorage) {
  const { version, documents, anyOther, builds } = deployment
  const openDocuments = () => caches.open(DOCUMENTS + version)
  const openBuilds = () => caches.open(BUILDS)

  return {
    /**
     * All or nothing: a document must find the exact builds it names.
     * @throws when a part cannot be fetched
     */
    async fetchAll(): Promise<void> {
      const cache = await openBuilds()
      const known = new Set((await cache.keys()).map(({ url }) => addressOf(url)))
      const missing = Object.keys(builds).filter((build) => !known.has(build))
      await inTurn(missing, async (build) => cache.put(build, await fetched(build, builds[build])))
      const pages = await openDocuments()
      const wanted = [...Object.entries(documents), [anyOther.path, anyOther.hash] as const]
      // Bypasses caches: a cached document of another deployment would not match the hash.
      await inTurn(wanted, async ([path, hash]) =>
        pages.put(keyOf(path), marked(await fetched(path, hash, 'no-cache'))),
      )
    },

    /** Removes what other deployments left. */
    async forgetOthers(): Promise<void> {
      const names = (await caches.keys()).filter((name) => name.startsWith(DOCUMENTS))
      await Promise.all(
        names.filter((name) => name !== DOCUMENTS + version).map((name) => caches.delete(name)),
      )
      const cache = await openBuilds()
      const old = (await cache.keys()).filter(({ url }) => !Object.hasOwn(builds, addressOf(url)))
      await Promise.all(old.map((request) => cache.delete(request)))
    },

    /** If storage fails, the network may still answer. */
    document: (path: string): Promise<Response | undefined> =>
      openDocuments()
        .then((cache) => cache.match(keyOf(path), { ignoreVary: true }))
        .catch(() => undefined),

    /**
     * A browser short of space may have removed it: then it is fetched, checked against its hash, and stored again. The
     * answer does not wait for that, and is sent even if storing fails.
     */
    async build(event: Pick<Fetch, 'request' | 'waitUntil'>): Promise<Response> {
      const { request } = event
      const cache = await openBuilds().catch(() => null)
      const found = await cache?.match(request, { ignoreVary: true }).catch(() => undefined)
      if (found) return found
      const response = await fetch(request, { integrity: builds[addressOf(request.url)] ?? '' })
      if (response.ok && cache) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined))
      return response
    },
  }
}

/** A route's document, stored under a name that is not an address. */
const keyOf = (path: string): string => `/?document=${encodeURIComponent(path)}`

const addressOf = (url: string): string =>
  url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url

async function fetched(address: string, integrity = '', cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { integrity, cache })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

function marked(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('server-timing', OFFLINE_MARK)
  // The stored body is already decompressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(response.body, { headers })
}

/** A few at a time: the visitor's own requests come first. */
async function inTurn<T>(all: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
