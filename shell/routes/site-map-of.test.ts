import { expect, it } from 'vitest'
import type { Registry } from '../config/site-config.ts'
import type { Route } from '../map/site-map.ts'
import { routeAt } from './route-at.ts'
import { siteMapOf } from './site-map-of.ts'

function about(): Route {
  const found = siteMapOf({}).routes.find(({ path }) => path === '/about')
  if (!found) throw new Error('The shell has a page about us')
  return found
}

const planner = (path: string): Registry => ({
  planner: {
    entry: '/planner.js',
    pages: { week: { path, title: 'Your week', description: 'Seven days.', public: true } },
    parts: ['planned-meals'],
  },
})

it('has the shell’s pages and the remotes’, each at its address', () => {
  const { routes, partOwners } = siteMapOf(planner('/weeks/:day'))
  expect(routeAt(routes, '/weeks/monday')?.page).toEqual({ kind: 'remote', remote: 'planner', name: 'week' })
  expect(routeAt(routes, '/about')?.page.kind).toBe('shell')
  expect(routeAt(routes, '/weeks')?.path).toBe('*')
  expect(partOwners.get('planned-meals')).toBe('planner')
})

it('lets a remote replace a coming-soon page', () => {
  const soon: Route = { ...about(), path: '/meal-planner', title: 'Soon', placeholder: true }
  const of = (registry: Registry) =>
    siteMapOf(registry, [soon]).routes.filter(({ path }) => path === '/meal-planner')
  expect(of({})).toMatchObject([{ title: 'Soon', page: { kind: 'shell' } }])
  expect(of(planner('/meal-planner'))).toMatchObject([{ title: 'Your week', page: { kind: 'remote' } }])
})

it('puts unknown pages after known ones', () => {
  const paths = siteMapOf({ ...planner('/weeks') }).routes.map(({ path }) => path)
  expect(paths[0]).toBe('/')
  expect(paths.indexOf('/weeks')).toBeGreaterThan(paths.indexOf('/'))
})
