import { buildSite } from './build.ts'
import { author } from './builds/author.ts'
import { readLive } from './builds/live.ts'
import { release } from './builds/releasing.ts'
import { PARTS, STORE } from './builds/rooms.ts'
import { namedPart } from './named-part.ts'

/**
 * `npm run release glossary`: builds the part and makes it live, once the gate lets it through. A site that runs from
 * this store follows by itself.
 */
const part = namedPart('release')
const others = PARTS.filter(({ name }) => name !== part).map(({ room }) => room)
try {
  const { [part]: version = '' } = await buildSite(console.log, others)
  const before = readLive(STORE, part)?.live
  await release(STORE, part, version, await author())
  console.log(
    before === version
      ? `${part} ${version} is live already`
      : `${part} ${version} is live; before it ${before}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
