import * as z from 'zod/mini'
import { readSiteConfig } from './config.ts'

const registry = z.record(z.string(), z.object({ entry: z.string() }))

/** Address of a remote's entry in the registry this page was composed with; null when it is in none. */
export const entryOf = (remote: string): string | null =>
  registry.parse(readSiteConfig().remotes)[remote]?.entry ?? null

/** The same in the registry as it stands on the server now. */
export async function entryNowOf(remote: string): Promise<string | null> {
  const reply = await fetch('/remotes.json', { cache: 'no-store' })
  return registry.parse(await reply.json())[remote]?.entry ?? null
}
