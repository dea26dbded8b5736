import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Change, historyOf, livePartsOf, readLive } from './builds/live.ts'
import { STORE } from './builds/rooms.ts'
import { fieldCounts } from './field/field-counts.ts'
import { sayCounts } from './field/say-counts.ts'

/**
 * `npm run releases [part] [-- --store …]`: the live build of each part, its changes, newest first, and how each version did
 * in visitors' browsers within 30 days.
 */
const SHOWN = 10
const options = { store: { type: 'string', default: STORE } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const store = resolve(values.store)
const [only] = positionals
for (const part of livePartsOf(store).filter((name) => !only || name === only)) {
  const now = readLive(store, part)
  const canary = now?.canary && `; ${now.canary.share} of 100 visitors get ${now.canary.version}`
  console.log(`${part}: ${now?.live}${canary ?? ''}`)
  for (const change of historyOf(store, part).toReversed().slice(0, SHOWN)) console.log(`  ${saying(change)}`)
  for (const line of sayCounts(fieldCounts(store, part))) console.log(`  ${line}`)
}

function saying({ at, who, commit, from, to, share, reason }: Change): string {
  const what =
    share === 0
      ? `canary ${from} ended`
      : share
        ? `canary ${to} for ${share} of 100`
        : `${from ?? 'nothing'} -> ${to}`
  const by = [who, commit, reason].filter(Boolean).join(', ')
  return `${at.slice(0, 16).replace('T', ' ')}  ${what}  ${by}`
}
