import { PAGES_OF_CONTRACT_1 } from './builds/contract-1.ts'
import type { Registry } from './builds/live.ts'
import type { RouteMeta } from './render/render-input.ts'

/** A shell's build makes the URL map from what the remotes declare. Shells of contract 1 had their own map. */
export type Mapped = { routesOf?(registry: Registry): RouteMeta[]; ROUTES?: RouteMeta[] }

/** Every page of a site with this shell and these remotes. */
export function routesOf({ routesOf: compose, ROUTES = [] }: Mapped, registry: Registry): RouteMeta[] {
  return compose ? compose(registry) : ROUTES.map(asDeclared)
}

/** The shell's own pages. */
export const ownRoutesOf = (shell: Mapped): RouteMeta[] =>
  routesOf(shell, {}).filter(({ page }) => page.kind !== 'remote')

/** What a contract 1 shell did not declare: which documents a device stores, and where links go. */
function asDeclared(route: RouteMeta): RouteMeta {
  const { path, page } = route
  if (page.kind !== 'remote') return path === '/' ? { ...route, offline: true } : route
  const { offline, navigation } = PAGES_OF_CONTRACT_1.get(page.remote)?.[page.name] ?? {}
  return { ...route, offline, navigation }
}
