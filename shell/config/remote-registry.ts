import { isRegistry, type RemoteBuild, readSiteConfig } from './site-config.ts'

/** The build of a remote that this page was composed with; null if it is in no registry. */
export const buildOf = (remote: string): RemoteBuild | null => readSiteConfig().remotes[remote] ?? null

/**
 * The build of a remote that is live on the server now.
 * @throws when the registry cannot be read
 */
export async function liveBuildOf(remote: string): Promise<RemoteBuild | null> {
  const reply = await fetch('/remotes.json', { cache: 'no-store' })
  const registry: unknown = await reply.json()
  if (!isRegistry(registry)) throw new Error('The registry of remotes cannot be read')
  return registry[remote] ?? null
}
