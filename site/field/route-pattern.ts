/** The site's own files and addresses that are not pages. */
const FILES = new Set([
  ...['/remotes.json', '/service-worker.js', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/livez', '/healthz', '/metrics'],
])
const FOLDERS = /^\/(?:(?:shell|remotes|plates|cards|icons)|(?:auth|rest)\/v1)\//
const CARD = /^\/shared\/[^/]+\/card\.png$/

/**
 * The name under which a path is logged and counted: a pattern that does not reveal a recipe, a link or a person.
 * @param pageAt the pattern of the page at a path
 * @param isRoute whether a path below `/api` is exactly one of the gateway's
 */
export function routePattern(
  path: string,
  pageAt: (path: string) => string | undefined,
  isRoute: (path: string) => boolean,
): string {
  if (path.startsWith('/api/')) return apiPattern(path, isRoute)
  const [folder] = FOLDERS.exec(path) ?? []
  if (folder) return `${folder}*`
  if (FILES.has(path)) return path
  if (CARD.test(path)) return '/shared/:slug/card.png'
  return pageAt(path.length > 1 ? path.replace(/\/$/, '') : path) ?? 'unknown'
}

function apiPattern(path: string, isRoute: (path: string) => boolean): string {
  if (isRoute(path)) return path
  const [, first = ''] = /^(\/api\/[a-z-]+)\/[^/]+$/.exec(path) ?? []
  return first && isRoute(first) ? `${first}/:id` : 'unknown'
}

/** Requests for files: many for each page, and of little use in a log. */
export const isFile = (route: string): boolean =>
  FILES.has(route) || (route.endsWith('/*') && !route.includes('/v1/')) || route.endsWith('.png')
