import { expect, it } from 'vitest'
import type { Registry } from '../config/site-config.ts'
import { routeAt } from './route-at.ts'
import { siteMapOf } from './site-map-of.ts'

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

it('lets a remote take the place of a page that is coming soon', () => {
  const of = (registry: Registry) => siteMapOf(registry).routes.filter(({ path }) => path === '/meal-planner')
  expect(of({})).toMatchObject([{ title: 'Meal Planner', page: { kind: 'shell' } }])
  expect(of(planner('/meal-planner'))).toMatchObject([{ title: 'Your week', page: { kind: 'remote' } }])
})

it('puts pages it does not know after those it does', () => {
  const paths = siteMapOf({ ...planner('/weeks') }).routes.map(({ path }) => path)
  expect(paths[0]).toBe('/')
  expect(paths.indexOf('/weeks')).toBeGreaterThan(paths.indexOf('/meal-planner'))
})
