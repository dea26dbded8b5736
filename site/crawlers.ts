import { text } from './html/document.ts'
import type { RouteMeta } from './render/render-input.ts'

/**
 * The public pages. Public recipes are left out: knowing a recipe's link is the right to read it, so only its owner
 * passes it on. No dates either: no page knows when its words last changed.
 */
export function sitemapOf(routes: readonly RouteMeta[], siteUrl: string): string {
  const urls = routes
    .filter((route) => route.public && !route.perRequest)
    .map(({ path }) => `  <url><loc>${text(siteUrl + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Members' pages have nothing for a guest to read. Sign-in pages may be fetched: they ask to be left out themselves
 * (`noindex`), which a crawler that may not fetch them would never see.
 */
export function robotsOf(routes: readonly RouteMeta[], siteUrl: string): string {
  const closed = ['/api/', '/auth/v1/', '/rest/v1/', ...memberFolders(routes)]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * What all members' addresses begin with: `/recipes` covers `/recipes/:id` too, since robots.txt matches prefixes. A part's
 * public page beside its members' ones (`/health` and `/health/import`) stays open.
 */
function memberFolders(routes: readonly RouteMeta[]): string[] {
  const starts = routes
    .filter(({ guard }) => guard === 'member')
    .map(({ path }) => path.replace(/\/:.*$/, ''))
  return [...new Set(starts)].filter((path) => !starts.some((start) => path.startsWith(`${start}/`)))
}
