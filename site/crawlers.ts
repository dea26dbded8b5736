import { text } from './html/document.ts'
import type { RouteMeta } from './render/render-input.ts'

/**
 * The public pages. Public recipes are left out: anyone with a recipe's link may read it, so only its owner shares it. No
 * dates either: no page knows when its text last changed.
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
 * Members' pages have nothing for guests to read. Sign-in pages may be fetched: they say `noindex` themselves, which a
 * crawler that may not fetch them would never see.
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
 * Prefixes of all members' addresses: `/recipes` covers `/recipes/:id` too, since robots.txt matches prefixes. A part's
 * public page next to its members' ones (`/health` and `/health/import`) stays open.
 */
function memberFolders(routes: readonly RouteMeta[]): string[] {
  const starts = routes
    .filter(({ guard }) => guard === 'member')
    .map(({ path }) => path.replace(/\/:.*$/, ''))
  return [...new Set(starts)].filter((path) => !starts.some((start) => path.startsWith(`${start}/`)))
}
