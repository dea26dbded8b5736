import { readSiteConfig } from '../config/site-config.ts'

/** The worker's address. At the root, so that every page is in its scope. */
const WORKER = '/service-worker.js'

/**
 * Stores the site on this device for use without a network. A browser that cannot, or may not, works without it; so
 * does a preview, since the device stores what is live.
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
 * Tells a waiting worker which deployment this page comes from. If it is the worker's own and no other page is open, it
 * takes over now; otherwise once the last page of the previous deployment is closed.
 */
function offer(waiting: ServiceWorker | null): void {
  const preloaded = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  )
  const entries = Object.values(readSiteConfig().remotes).map(({ entry }) => entry)
  waiting?.postMessage([...preloaded, ...entries])
}

/**
 * The site's policy does not allow a text as a script address: this policy (see `site/page-headers.ts`) allows the
 * worker and nothing else.
 */
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

/** A visitor whose browser is set to save data did not ask for half a megabyte. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
