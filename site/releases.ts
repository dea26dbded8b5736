import { historyOf, livePartsOf, readLive } from './builds/live.ts'
import { STORE } from './builds/rooms.ts'

/** `npm run releases [-- part]`: what is live of each part, and the changes that made it so, the newest first. */
const SHOWN = 10
const [only] = process.argv.slice(2)
for (const part of livePartsOf(STORE).filter((name) => !only || name === only)) {
  console.log(`${part}: ${readLive(STORE, part)?.live}`)
  for (const { at, who, commit, from, to } of historyOf(STORE, part).toReversed().slice(0, SHOWN))
    console.log(
      `  ${at.slice(0, 16).replace('T', ' ')}  ${from ?? 'nothing'} -> ${to}  ${who}${commit ? `, ${commit}` : ''}`,
    )
}
