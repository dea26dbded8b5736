/**
 * A path of this site, or null: `//other.example`, `https://…`, `\\other` and the like lead elsewhere.
 * Guards every address that came from outside, such as `?next=`.
 * @example sitePath('/profile?tab=a') // '/profile?tab=a'
 */
export function sitePath(to: string | null | undefined): string | null {
  if (!to?.startsWith('/')) return null
  if (PLAIN.test(to)) return to
  // A URL parser settles how a browser would read backslashes, tabs and encoded tricks.
  const here = 'https://this.invalid'
  if (!URL.canParse(to, here)) return null
  const url = new URL(to, here)
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** Paths that a parser would not change: by far most links, and some pages have hundreds. */
const PLAIN = /^\/(?:[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*)?(?:\?[\w=&-]+)?(?:#[\w-]+)?$/i
