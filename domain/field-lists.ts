/** Bytes of a report, and entries in it: what a browser collects within seconds. */
export const REPORT_LIMITS = { bytes: 8 * 1024, entries: 40 } as const

/** What may be counted besides pages: that something was done, never what. For health logs, not even that. */
export const FIELD_EVENTS = ['recipe:asked', 'recipe:made', 'recipe:mended'] as const
export type FieldEvent = (typeof FIELD_EVENTS)[number]

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

/** The largest accepted figure: ten minutes, in milliseconds. */
export const MOST_VITAL = 600_000

/** Digits and letters that are not confused when read aloud (Crockford's base 32). A reference has eight of them. */
export const REFERENCE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
export const REFERENCE = /^[0-9a-hjkmnp-tv-z]{8}$/
