import * as z from 'zod/mini'

/** What compose writes into each page for the browser. Nothing in it is secret. */
const siteConfig = z.object({
  /** Address of Supabase; empty when this origin serves it. */
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  /** The registry of remotes: where each one's entry lies. */
  remotes: z.record(z.string(), z.looseObject({ entry: z.string() })),
  /** Public address without a trailing slash: the canonical host. */
  siteUrl: z.string(),
})
export type SiteConfig = z.infer<typeof siteConfig>

const ELEMENT = 'evenplate-config'

/**
 * Reads `<script type="application/json" id="evenplate-config">` of the page, once per page.
 * Call it in an effect or a handler: there is no page while compose renders.
 * @throws Error when compose did not write it, or wrote something else.
 */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(ELEMENT)?.textContent
  if (!text) throw new Error(`This page has no ${ELEMENT}.`)
  return siteConfig.parse(JSON.parse(text))
}
