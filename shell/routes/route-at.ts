import { matchRoutes } from 'react-router-dom'
import type { Route } from '../map/site-map.ts'

type Address = { pathname: string; search: string; hash: string }

/** The route a path belongs to, as the router would choose it. */
export const routeAt = (routes: readonly Route[], pathname: string): Route | null =>
  matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.[0]?.route.handle ?? null

/** Where an address redirects to; null if it is a page itself. */
export function redirectFrom(routes: readonly Route[], { pathname, ...rest }: Address): Address | null {
  const page = routeAt(routes, pathname)?.page
  return page?.kind === 'redirect' ? redirectTo(page.to, rest) : null
}

/** The query stays: `/recipes?filter=favorites` arrives with its filter. */
export function redirectTo(to: string, { search, hash }: Omit<Address, 'pathname'>): Address {
  const [pathname = '/', own = ''] = to.split('?')
  const query = new URLSearchParams(`${own}&${search.slice(1)}`).toString()
  return { pathname, search: query && `?${query}`, hash }
}
