import { buildSite } from '../../site/build.ts'
import { makeLive } from '../../site/builds/releasing.ts'
import { STORE } from '../../site/builds/rooms.ts'
import { beginWith, emptyFolder } from './data-folder.ts'
import { forget, runSite } from './run-site.ts'

/** Before the journeys: one first start in an empty folder, as on a new machine, so that the other sites need none. */
export default async function firstStart(): Promise<() => void> {
  // Tests the latest build, not what was released from here before.
  await makeLive(STORE, await buildSite(() => {}), { who: 'the journeys', commit: null })
  const site = await runSite({}, { dataDir: emptyFolder() })
  const code = await site.stop()
  if (code !== 0) throw new Error(`The first site ended with ${code}:\n${site.output()}`)
  beginWith(site.dataDir)
  return () => forget(site)
}
