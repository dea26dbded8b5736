import { existsSync, renameSync } from 'node:fs'
import { buildSite } from '../../site/build.ts'
import { makeLive } from '../../site/builds/releasing.ts'
import { STORE } from '../../site/builds/rooms.ts'
import { beginWith, emptyFolder, namedFolder } from './data-folder.ts'
import { forget, runSite } from './run-site.ts'

/**
 * Before the journeys: one first start in an empty folder, as on a new machine, so that the other sites need none.
 * A folder that was named stays, and a second run of journeys begins with it.
 */
export default async function firstStart(): Promise<() => void> {
  const named = namedFolder()
  if (named && existsSync(named)) return () => {}
  // What is tried is what was built last, not what was released from here before.
  await makeLive(STORE, await buildSite(() => {}), { who: 'the journeys', commit: null })
  const site = await runSite({}, { dataDir: emptyFolder() })
  const code = await site.stop()
  if (code !== 0) throw new Error(`The first site ended with ${code}:\n${site.output()}`)
  if (named) renameSync(site.dataDir, named)
  else beginWith(site.dataDir)
  return () => {
    if (!named) forget(site)
  }
}
