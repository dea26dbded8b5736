import type { PageDeclaration } from '@evenplate/platform/page-declaration'

/** What compose writes into each page for the browser. Nothing in it is secret. */
export type SiteConfig = {
  /** Address of Supabase; empty when this origin serves it. */
  supabaseUrl: string
  publishableKey: string
  /** The registry of remotes: where each one's entry is, its pages and the names of its parts. */
  remotes: Registry
  /** Public address without a trailing slash: the canonical host. */
  siteUrl: string
  /** Set if this visit is a preview or has a developer's own build in it: nothing of it is stored. */
  visit?: object
  /** Share of visits that report pages and paints; without it nothing is reported, not even errors. */
  fieldShare?: number
  /** The set of builds that the page was composed with, and its shell. */
  release?: { id: string; shell: string }
}
export type Registry = Readonly<Record<string, RemoteBuild>>
export type RemoteBuild = {
  /** Address of the build's `remote-entry.js`. */
  entry: string
  /** Subresource integrity of that file. Missing in the page's own registry, since the import map has it. */
  integrity?: string
  /** By their names in the remote. */
  pages?: Readonly<Record<string, PageDeclaration>>
  /** Names of the parts it draws on other remotes' pages. */
  parts?: readonly string[]
}

const ELEMENT = 'evenplate-config'

/**
 * Reads `<script type="application/json" id="evenplate-config">` of the page, once per page. Call it in an effect or a
 * handler: there is no page while compose renders.
 * @throws Error if compose did not write it, or wrote something else.
 */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(ELEMENT)?.textContent
  if (!text) throw new Error(`This page has no ${ELEMENT}.`)
  const config: unknown = JSON.parse(text)
  if (!isSiteConfig(config)) throw new Error(`This page’s ${ELEMENT} is not a JSON script.`)
  return config
}

// Checked by hand, here and where remotes are loaded: a schema library would weigh more than the page itself.

const isSiteConfig = (value: unknown): value is SiteConfig =>
  isObject(value) &&
  typeof value.supabaseUrl === 'string' &&
  typeof value.publishableKey === 'string' &&
  typeof value.siteUrl === 'string' &&
  /^(number|undefined)$/.test(typeof value.fieldShare) &&
  (value.release === undefined || isRelease(value.release)) &&
  isRegistry(value.remotes)

const isRelease = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && typeof value.shell === 'string'

export const isRegistry = (value: unknown): value is Registry =>
  isObject(value) && Object.values(value).every(isRemoteBuild)

const isRemoteBuild = (value: unknown): value is RemoteBuild =>
  isObject(value) && typeof value.entry === 'string' && /^(string|undefined)$/.test(typeof value.integrity)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
