import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeLive, historyOf, readLive } from './builds/live.ts'
import { watchCanaries } from './canaries.ts'
import { openFieldFile } from './field/field-file.ts'
import { SMALL_REMOTE, type SmallStore, smallStore } from './testing/small-store.ts'

const BY = { who: 'a test', commit: null }
const WITHIN = { timeout: 5_000, interval: 10 }

let store: SmallStore
let live: string
let canary: string
let said: string[]
let judges: ReturnType<typeof watchCanaries>[]
beforeEach(async () => {
  store = smallStore()
  said = []
  live = store.putRemote('glossary')
  canary = store.putRemote('glossary', `${SMALL_REMOTE} // another`)
  await changeLive(store.folder, 'glossary', BY, () => live)
  await changeLive(store.folder, 'glossary', BY, () => ({ canary, share: 10 }))
  judges = []
})
afterEach(async () => {
  for (const judge of judges) await judge.close()
  store.remove()
})

const watch = () => judges.push(watchCanaries(store.folder, (line) => said.push(line), 10))
const running = () => readLive(store.folder, 'glossary')?.canary?.version
const lookedOften = () => new Promise((resolve) => setTimeout(resolve, 300))

/** As a site stores what browsers reported. */
function report(version: string, loads: number, errors: number): void {
  const field = openFieldFile(
    store.folder,
    version,
    () => new Date(),
    (line) => said.push(line),
  )
  const of = { part: 'glossary', version }
  for (let i = 0; i < loads; i++) field.note({ kind: 'load', ...of, weight: 1 })
  for (let i = 0; i < errors; i++) field.note({ kind: 'error', ...of })
  field.close()
}

it('ends a canary that clearly has more errors than the live build, and says why', async () => {
  report(live, 50, 0)
  report(canary, 5, 5)
  // Two sites on one store: one of them ends it.
  watch()
  watch()
  await expect.poll(running, WITHIN).toBeUndefined()
  await lookedOften()
  expect(readLive(store.folder, 'glossary')?.live).toBe(live)
  const changes = historyOf(store.folder, 'glossary')
  expect(changes).toHaveLength(3)
  expect(changes.at(-1)).toMatchObject({ who: 'canary judge', from: canary, to: live, share: 0 })
  expect(changes.at(-1)?.reason).toContain('5 errors over 5 loads')
  expect(said).toEqual([expect.stringMatching(`The canary ${canary} of glossary is taken back: 5 errors`)])
})

it('keeps a canary that does as well as the live build', async () => {
  report(live, 1000, 4)
  report(canary, 100, 1)
  watch()
  await lookedOften()
  expect(running()).toBe(canary)
})

it('goes on if a file cannot be read for a while, and says so once', async () => {
  const file = join(store.folder, 'live/glossary.json')
  const now = readLive(store.folder, 'glossary')
  rmSync(file)
  mkdirSync(file)
  watch()
  await lookedOften()
  expect(said).toEqual([expect.stringContaining('Canaries cannot be judged')])
  rmSync(file, { recursive: true })
  writeFileSync(file, JSON.stringify(now))
  report(canary, 5, 5)
  await expect.poll(running, WITHIN).toBeUndefined()
})
