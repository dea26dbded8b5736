/** Bytes of a report, and entries in it: what a browser collects within seconds. */
export const REPORT_LIMITS = { bytes: 8 * 1024, entries: 40 } as const

/** What may be counted beside pages: that something was done, never what. Of anybody's health log, not even that. */
export const FIELD_EVENTS = ['recipe:asked', 'recipe:made', 'recipe:mended'] as const
export type FieldEvent = (typeof FIELD_EVENTS)[number]

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

/** The largest figure that is taken: ten minutes, in milliseconds. */
export const MOST_VITAL = 600_000

/** Digits and letters that nobody confuses when they are read out (Crockford's base 32). A reference has eight of them. */
export const REFERENCE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
export const REFERENCE = /^[0-9a-hjkmnp-tv-z]{8}$/
