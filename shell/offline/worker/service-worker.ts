import { offlineSite } from './offline-site.ts'
import { planFor } from './plan.ts'
import { type Fetch, type Message, worker } from './scope.ts'

/** How long an address waits for the network before the stored page is used, in milliseconds. */
const PATIENCE_MS = 3000

const site = offlineSite(worker.DEPLOYMENT, worker.caches)

worker.addEventListener('install', (event) => event.waitUntil(site.fetchAll()))

// Runs when no page of the previous deployment is open, or when the only open page is of this deployment.
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('message', (event) => {
  event.waitUntil(skipWaitingFor(event))
})

worker.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, worker.location.origin, worker.DEPLOYMENT)
  if (plan?.kind === 'build') event.respondWith(site.build(event))
  if (plan?.kind === 'document') event.respondWith(networkFirst(event, plan.path))
  if (plan?.kind === 'visit') event.respondWith(askedOnce(event))
})

async function takeOver(): Promise<void> {
  await site.forgetOthers()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** A page that was just left or closed still counts for a while: we look again after this many milliseconds. */
const LOOKS_AGAIN_MS = [0, 250, 1000, 3000, 8000]

/**
 * If the only open page is of this deployment, the worker takes over at once. Other pages stay with the worker they
 * started with.
 */
async function skipWaitingFor({ data: builds, source: page }: Message): Promise<void> {
  const isOurs = (build: unknown) =>
    typeof build === 'string' && Object.hasOwn(worker.DEPLOYMENT.builds, build)
  if (!page || !Array.isArray(builds) || builds.length === 0 || !builds.every(isOurs)) return
  for (const pause of LOOKS_AGAIN_MS) {
    await later(pause)
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.every(({ id }) => id === page.id)) return open.length > 0 ? worker.skipWaiting() : undefined
  }
}

async function networkFirst(event: Fetch, path: string): Promise<Response> {
  const network = askedOnce(event)
  const inTime = await Promise.race([network.catch(() => null), later(PATIENCE_MS)])
  if (inTime && !isUnreachable(inTime)) return inTime
  return (await site.document(path)) ?? network
}

/**
 * The browser requests a visited address while the worker starts. A worker that does not handle the visit makes the
 * browser request it a second time, and by then an emailed link has been used up.
 */
const askedOnce = async ({ preloadResponse, request }: Fetch): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

/** Statuses that a proxy sends if the server is down. */
const isUnreachable = ({ status }: Response): boolean => status >= 502 && status <= 504

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))
