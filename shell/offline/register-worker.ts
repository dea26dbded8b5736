import { readSiteConfig } from '../config/site-config.ts'

/** The worker's address. At the root, so that every page is in its scope. */
const WORKER = '/service-worker.js'

/**
 * Stores the site on this device for use without a network. A browser that cannot, or may not, works without it; so
 * does a preview, since the device keeps what is live.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData() || readSiteConfig().visit) return
  const registration = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer(coming))
  })
}

/**
 * Tells a worker that waits what this page is made of. Where that is its own deployment and no other page is open,
 * it takes over now; else when the last page of the deployment before is closed.
 */
function offer(waiting: ServiceWorker | null): void {
  const preloaded = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  )
  const entries = Object.values(readSiteConfig().remotes).map(({ entry }) => entry)
  waiting?.postMessage([...preloaded, ...entries])
}

/** The policy of the site lets nobody name a script by a text: this one (see `site/page-headers.ts`) names the worker, and no other. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('evenplate-worker', { createScriptURL: () => WORKER })
  return policy ? (policy.createScriptURL('') as string) : WORKER
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): unknown }
}

/** Somebody who asked their browser to save data did not ask for half a megabyte. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
