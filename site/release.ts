import { buildSite } from './build.ts'
import { author } from './builds/author.ts'
import { readLive } from './builds/live.ts'
import { release } from './builds/releasing.ts'
import { PARTS } from './builds/rooms.ts'
import { toldOf } from './named-part.ts'

/**
 * `npm run release glossary`: builds the part and makes it live, once the gate lets it through. A site that runs from
 * this store follows by itself. With `--build <version>` nothing is built: that build of the store becomes live.
 */
const { part, store, build } = toldOf('release', ['build'])
try {
  const version = build ?? (await built())
  const before = readLive(store, part)?.live
  await release(store, part, version, await author())
  console.log(
    before === version
      ? `${part} ${version} is live already`
      : `${part} ${version} is live; before it ${before ?? 'nothing'}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function built(): Promise<string> {
  const others = PARTS.filter(({ name }) => name !== part).map(({ room }) => room)
  const { [part]: version = '' } = await buildSite(console.log, others, store)
  return version
}
