import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOfSites, startCluster } from '../../supabase/testing/postgres-cluster.ts'
import { emptyFolder } from './data-folder.ts'
import type { RunningSite } from './run-site.ts'

/**
 * A site or a backend over its own PostgreSQL, both of them thrown away afterwards. Journeys find its keys in the same
 * place as an embedded backend's.
 */
export async function onPostgres(
  run: (env: { DATABASE_URL: string }, options: { dataDir: string }) => Promise<RunningSite>,
): Promise<RunningSite> {
  const cluster = await startCluster()
  try {
    const running = await run({ DATABASE_URL: cluster.url }, { dataDir: emptyFolder() })
    writeFileSync(join(running.dataDir, 'keys.json'), JSON.stringify(await keysOfSites(cluster)))
    return {
      ...running,
      async stop(signal) {
        const code = await running.stop(signal)
        await cluster.stop()
        return code
      },
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
