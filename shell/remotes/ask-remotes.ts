import type { Registry } from '../config/site-config.ts'
import { telemetry } from '../platform/telemetry.ts'
import { loadRemote } from './load-remote.ts'

/** For development: remotes whose pages and parts are not in the registry are asked directly. */
export async function askRemotes(registry: Registry): Promise<Registry> {
  const entries = Object.entries(registry).map(async ([name, build]) => {
    if (build.pages) return [name, build] as const
    try {
      const { pages, parts = {} } = await loadRemote(name)
      const declared = Object.entries(pages).flatMap(([page, { declares }]) =>
        declares ? [[page, declares] as const] : [],
      )
      return [name, { ...build, pages: Object.fromEntries(declared), parts: Object.keys(parts) }] as const
    } catch (error) {
      telemetry.error(error)
      return [name, build] as const
    }
  })
  return Object.fromEntries(await Promise.all(entries))
}
