import * as z from 'zod/mini'
import { readSiteConfig } from './config.ts'

const build = z.object({
  /** Address of the build's `remote-entry.js`. */
  entry: z.string(),
  /** Subresource integrity of that file. The page's own registry leaves it to the import map. */
  integrity: z.optional(z.string()),
})
export type Build = z.infer<typeof build>
const registry = z.record(z.string(), build)

/** The build of a remote that this page was composed with; null when it is in no registry. */
export const buildOf = (remote: string): Build | null =>
  registry.parse(readSiteConfig().remotes)[remote] ?? null

/** The build that is live on the server now. */
export async function liveBuildOf(remote: string): Promise<Build | null> {
  const reply = await fetch('/remotes.json', { cache: 'no-store' })
  return registry.parse(await reply.json())[remote] ?? null
}
