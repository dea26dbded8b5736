import type { Registry } from '../config/site-config.ts'
import type { Route, SiteMap } from '../map/site-map.ts'
import { SHELL_ROUTES } from './shell-routes.tsx'

/** Links are shown in this order everywhere; pages that are not listed come last. */
const ORDER = [
  '/',
  '/recipe-builder',
  '/meal-planner',
  '/login',
  '/register',
  '/dashboard',
  '/profile',
  '/saved-recipes',
  '/glossary',
]

/**
 * The whole site as one map: the shell's own pages and those of the remotes. The same on a server and in a browser.
 * @param registry each address is claimed once
 */
export function siteMapOf(registry: Registry, shellRoutes = SHELL_ROUTES): SiteMap {
  const remotes = Object.entries(registry)
  const claimed = remotes.flatMap(([remote, { pages = {} }]) =>
    Object.entries(pages).map(([name, page]): Route => ({ ...page, page: { kind: 'remote', remote, name } })),
  )
  const own = shellRoutes.filter(
    ({ placeholder, path }) => !placeholder || claimed.every((route) => route.path !== path),
  )
  return {
    routes: [...own, ...claimed].toSorted((a, b) => place(a) - place(b)),
    partOwners: new Map(
      remotes.flatMap(([remote, { parts = [] }]) => parts.map((part) => [part, remote] as const)),
    ),
  }
}

const place = ({ path }: Route): number => (ORDER.includes(path) ? ORDER.indexOf(path) : ORDER.length)
