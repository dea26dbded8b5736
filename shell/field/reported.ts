import { REFERENCE_SIGNS } from '@evenplate/domain/field-lists'
import { buildOf } from '../config/remote-registry.ts'
import { readSiteConfig } from '../config/site-config.ts'

/** A report waiting to be sent, made where it happened: the visitor may be elsewhere by then. */
export type Note =
  | { kind: 'page'; page: string; part: string }
  | { kind: 'error'; page: string; part: string; error: unknown }
  | { kind: 'event'; name: string }

const references = new WeakMap<object, string>()

/**
 * The reference of an error in the log: that of the failed request, or one made here and reported with it. Null if
 * nothing is reported, and while compose renders.
 */
export function referenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('reference' in error && typeof error.reference === 'string') return error.reference
  if (!isReporting()) return null
  const known = references.get(error)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const made = Array.from(bytes, (byte) => REFERENCE_SIGNS[byte % REFERENCE_SIGNS.length]).join('')
  references.set(error, made)
  return made
}

/** Version of the build that a page was composed with; null for a part that is missing. */
export const versionOf = (part: string): string | null =>
  part === 'shell'
    ? (readSiteConfig().release?.shell ?? null)
    : (/\/remotes\/[^/]+\/([\w-]+)\//.exec(buildOf(part)?.entry ?? '')?.[1] ?? null)

/** Global Privacy Control and Do Not Track already answer the question, so we don't ask. */
export function isReporting(): boolean {
  if (typeof document === 'undefined') return false
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl === true) return false
  try {
    const { fieldShare, release } = readSiteConfig()
    return fieldShare !== undefined && release !== undefined
  } catch {
    // A page without a configuration: a test, or a broken page, which is reported elsewhere.
    return false
  }
}
