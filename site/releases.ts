import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { historyOf, livePartsOf, readLive } from './builds/live.ts'
import { STORE } from './builds/rooms.ts'
import { fieldCounts } from './field/field-counts.ts'
import { sayCounts } from './field/say-counts.ts'

/**
 * `npm run releases [part] [-- --store …]`: what is live of each part, the changes that made it so, the newest first, and
 * how each version did in visitors' browsers within 30 days.
 */
const SHOWN = 10
const options = { store: { type: 'string', default: STORE } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const store = resolve(values.store)
const [only] = positionals
for (const part of livePartsOf(store).filter((name) => !only || name === only)) {
  console.log(`${part}: ${readLive(store, part)?.live}`)
  for (const { at, who, commit, from, to } of historyOf(store, part).toReversed().slice(0, SHOWN))
    console.log(
      `  ${at.slice(0, 16).replace('T', ' ')}  ${from ?? 'nothing'} -> ${to}  ${who}${commit ? `, ${commit}` : ''}`,
    )
  for (const line of sayCounts(fieldCounts(store, part))) console.log(`  ${line}`)
}
