import type { Deployment } from './deployment.ts'

/**
 * What the worker uses of its global scope: TypeScript offers either a page's names or a worker's, and this folder uses
 * a page's.
 */
type WorkerScope = {
  DEPLOYMENT: Deployment
  location: { origin: string }
  caches: CacheStorage
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly Client[]> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'message', listener: (event: Message) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetch) => void): void
}
type Client = { id: string }
export type Message = Extendable & { data: unknown; source: Client | null }
type Extendable = { waitUntil(work: Promise<unknown>): void }
export type Fetch = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export const worker = self as unknown as WorkerScope
