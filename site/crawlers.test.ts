import { expect, it } from 'vitest'
import { robotsOf } from './crawlers.ts'
import type { RouteMeta } from './render/render-input.ts'

const at = (path: string, guard?: 'member') => ({ path, guard }) as RouteMeta

it('keeps crawlers out of members’ pages, but not out of public pages beside them', () => {
  const robots = robotsOf(
    [at('/health'), at('/health/import', 'member'), at('/recipes', 'member'), at('/recipes/:id', 'member')],
    'https://example.com',
  )
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)
  expect(closed).toEqual(['/api/', '/auth/v1/', '/rest/v1/', '/health/import', '/recipes'])
})
