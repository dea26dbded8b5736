import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { Changing, End } from '../testing/changing-live.ts'
import { SMALL_REMOTE, type SmallStore, smallStore } from '../testing/small-store.ts'
import { type Change, changeLive, historyOf, readLive, readRegistry } from './live.ts'
import { endCanary, makeLiveWhereNone, rollBack } from './releasing.ts'
import { ROOT } from './rooms.ts'

const BY = { who: 'a test', commit: null }

const stores: SmallStore[] = []
const open = () => {
  stores.push(smallStore())
  return stores.at(-1)!
}
afterEach(() => {
  for (const store of stores.splice(0)) store.remove()
})

/** Builds of one part that differ. */
const buildsOf = (store: SmallStore, part: string, count: number) =>
  Array.from({ length: count }, (_, at) => store.putRemote(part, `${SMALL_REMOTE} // ${at}`))

const startProcess = () => fork(join(ROOT, 'site/testing/changing-live.ts'), { stdio: 'inherit' })

const go = ({ folder }: SmallStore, part: string, version: string) =>
  changeLive(folder, part, BY, () => version)

const targets = (changes: Change[]) => changes.map(({ to }) => to)

/**
 * Each change begins where the one before it ended, and the last is what is live. A canary's change does not alter it.
 */
function expectChain(store: string, part: string): void {
  const changes = historyOf(store, part).filter(({ share }) => share === undefined)
  expect(changes.map(({ from }) => from)).toEqual([null, ...targets(changes).slice(0, -1)])
  expect(readLive(store, part)?.live).toBe(changes.at(-1)?.to)
}

/** The registry on disk, for servers other than this site. */
const publicRegistry = (store: string) => JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8'))

it('loses none of ten releases of two parts by four processes at once, in twenty rounds', {
  timeout: 240_000,
}, async () => {
  const store = open()
  const { folder } = store
  const builds = { glossary: buildsOf(store, 'glossary', 10), account: buildsOf(store, 'account', 10) }
  const work = Object.entries(builds).flatMap(([part, all]) => [
    { store: folder, part, versions: all.slice(0, 5) },
    { store: folder, part, versions: all.slice(5) },
  ])
  const processes = work.map(startProcess)
  for (let round = 0; round < 20; round++) {
    for (const name of ['live', 'history', 'remotes.json'])
      rmSync(join(folder, name), { recursive: true, force: true })
    let running = true
    const ends = work.map(async (told, at) => {
      const answer = once(processes[at]!, 'message')
      processes[at]!.send(told satisfies Changing)
      expect(await answer).toContainEqual('done')
    })
    const seen = lookAt(folder, () => running)
    await Promise.all(ends)
    running = false
    for (const [part, live] of await seen) expect(builds[part as keyof typeof builds]).toContain(live)
    for (const [part, all] of Object.entries(builds)) {
      expect(targets(historyOf(folder, part)).toSorted()).toEqual(all.toSorted())
      expectChain(folder, part)
    }
    expect(publicRegistry(folder)).toEqual(readRegistry(folder))
  }
  for (const one of processes) one.disconnect()
  await Promise.all(processes.map((one) => once(one, 'exit')))
})

/** Every part and version seen live, in the public files too. */
async function lookAt(store: string, goOn: () => boolean): Promise<[string, string][]> {
  const seen = new Map<string, [string, string]>()
  while (goOn()) {
    const inPublic = existsSync(join(store, 'remotes.json')) ? publicRegistry(store) : {}
    for (const registry of [readRegistry(store), inPublic])
      for (const [part, { version }] of Object.entries<{ version: string }>(registry))
        seen.set(`${part} ${version}`, [part, version])
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(seen.size).toBeGreaterThan(0)
  return [...seen.values()]
}

it('is either old or new after a crash at any write, and the next change completes the history', {
  timeout: 240_000,
}, async () => {
  const store = open()
  const [first = '', second = '', third = ''] = buildsOf(store, 'glossary', 3)
  const outcomes = new Set<string>()
  for (const how of ['before', 'half way', 'after', 'it fails'] as const) {
    for (let at = 1; ; at++) {
      for (const name of ['live', 'history', 'remotes.json'])
        rmSync(join(store.folder, name), { recursive: true, force: true })
      await go(store, 'glossary', first)
      const end = await changedBy({
        store: store.folder,
        part: 'glossary',
        versions: [second],
        end: { at, how },
      })
      const moved = readLive(store.folder, 'glossary')?.live === second
      const expected = moved ? [first, second] : [first]
      const step = `${how} write ${at}`
      expect(targets(historyOf(store.folder, 'glossary')), step).toEqual(expected)
      expectChain(store.folder, 'glossary')
      expect([first, second], step).toContain(publicRegistry(store.folder).glossary.version)

      await go(store, 'glossary', third)
      const written = readFileSync(join(store.folder, 'history/glossary.jsonl'), 'utf8')
      expect(targets(historyOf(store.folder, 'glossary')), step).toEqual([...expected, third])
      for (const version of [...expected, third]) expect(written, step).toContain(`"to":"${version}"`)
      expectChain(store.folder, 'glossary')
      expect(publicRegistry(store.folder), step).toEqual(readRegistry(store.folder))
      outcomes.add(`${how}: ${moved ? 'the new' : 'the old'}`)
      if (end === 'done') {
        // Every write was tried: the lock's four, the live file's two, the history's and the registry's.
        expect(at).toBeGreaterThan(8)
        break
      }
    }
  }
  expect(outcomes.size).toBe(8)
})

/** @returns what the process said, or how it ended */
async function changedBy(told: Changing & { end: End }): Promise<string> {
  const one = startProcess()
  one.send(told)
  const ended = once(one, 'exit')
  const said = await Promise.race([once(one, 'message'), ended.then(() => ['killed'])])
  if (one.connected) one.disconnect()
  await ended
  return String(said[0])
}

it('ends a half-written line, and reads on', async () => {
  const store = open()
  const [first = '', second = ''] = buildsOf(store, 'glossary', 2)
  await go(store, 'glossary', first)
  const file = join(store.folder, 'history/glossary.jsonl')
  appendFileSync(file, '{"at":"2026-01-0')
  expect(targets(historyOf(store.folder, 'glossary'))).toEqual([first])
  await go(store, 'glossary', second)
  expect(targets(historyOf(store.folder, 'glossary'))).toEqual([first, second])
  expect(readFileSync(file, 'utf8')).toMatch(/^\{.+\}\n\{"at":"2026-01-0\n\{.+\}\n$/)
})

it('either has the canary or not after a crash at any write, and the next change completes the history', {
  timeout: 240_000,
}, async () => {
  const store = open()
  const [first = '', second = '', third = ''] = buildsOf(store, 'glossary', 3)
  const outcomes = new Set<string>()
  for (const how of ['half way', 'after'] as const)
    for (let at = 1, end = ''; end !== 'done'; at++) {
      for (const name of ['live', 'history', 'remotes.json'])
        rmSync(join(store.folder, name), { recursive: true, force: true })
      await go(store, 'glossary', first)
      const told = { store: store.folder, part: 'glossary', versions: [second], share: 10, end: { at, how } }
      end = await changedBy(told)
      const now = readLive(store.folder, 'glossary')
      const step = `${how} write ${at}`
      const begun = now?.canary !== undefined
      expect(now?.live, step).toBe(first)
      if (begun) expect(now.canary, step).toMatchObject({ version: second, share: 10 })
      const expected = begun ? [first, second] : [first]
      expect(targets(historyOf(store.folder, 'glossary')), step).toEqual(expected)

      await go(store, 'glossary', third)
      expect(targets(historyOf(store.folder, 'glossary')), step).toEqual([...expected, third])
      expect(readLive(store.folder, 'glossary'), step).not.toHaveProperty('canary')
      expectChain(store.folder, 'glossary')
      expect(publicRegistry(store.folder), step).toEqual(readRegistry(store.folder))
      outcomes.add(`${how}: ${begun}`)
    }
  expect(outcomes.size).toBe(4)
})

it('runs a canary beside the live build: begun, raised, ended, each in the history', async () => {
  const store = open()
  const [first = '', second = '', third = ''] = buildsOf(store, 'glossary', 3)
  const canary = (version: string, share: number) =>
    changeLive(store.folder, 'glossary', BY, () => ({ canary: version, share }))
  await expect(canary(second, 10)).rejects.toThrow('never released')
  await go(store, 'glossary', first)
  await expect(canary(first, 10)).rejects.toThrow('already live for everybody')
  await expect(canary('none', 10)).rejects.toThrow('no build none of glossary')
  const begun = (await canary(second, 10))?.canary
  expect(begun).toMatchObject({ version: second, share: 10 })
  expect((await canary(second, 50))?.canary).toEqual({ ...begun, share: 50 })
  expect(publicRegistry(store.folder).glossary.version).toBe(first)
  const by = { who: 'a judge', commit: null, reason: 'it throws' }
  expect(await endCanary(store.folder, 'glossary', third, by)).toBe(false)
  expect(await endCanary(store.folder, 'glossary', second, by)).toBe(true)
  expect(await endCanary(store.folder, 'glossary', second, by)).toBe(false)
  const changes = historyOf(store.folder, 'glossary').slice(1)
  expect(changes.map(({ at: _, commit, ...change }) => change)).toEqual([
    { who: 'a test', from: first, to: second, share: 10 },
    { who: 'a test', from: first, to: second, share: 50 },
    { who: 'a judge', reason: 'it throws', from: second, to: first, share: 0 },
  ])
})

it('rolls back a canary first, then the live build, and never back to a canary', async () => {
  const store = open()
  const [first = '', second = '', third = ''] = buildsOf(store, 'glossary', 3)
  const canary = (version: string) =>
    changeLive(store.folder, 'glossary', BY, () => ({ canary: version, share: 10 }))
  await go(store, 'glossary', first)
  await canary(second)
  // The canary becomes live for everyone.
  expect(await go(store, 'glossary', second)).not.toHaveProperty('canary')
  await canary(third)
  const ended = await rollBack(store.folder, 'glossary', BY)
  expect([ended?.live, ended?.change.share, ended?.change.from]).toEqual([second, 0, third])
  expect((await rollBack(store.folder, 'glossary', BY))?.live).toBe(first)
  await expect(rollBack(store.folder, 'glossary', BY)).rejects.toThrow('no earlier release')
})

it('keeps who changed what, and when', async () => {
  const store = open()
  const [first = '', second = ''] = buildsOf(store, 'glossary', 2)
  await changeLive(store.folder, 'glossary', { who: 'ada', commit: 'c0ffee' }, () => first)
  await changeLive(store.folder, 'glossary', { who: 'ben', commit: null }, () => second)
  const { at, ...change } = historyOf(store.folder, 'glossary')[1]!
  expect(change).toEqual({ who: 'ben', commit: null, from: first, to: second })
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  expect(readLive(store.folder, 'glossary')).toEqual({
    live: second,
    previous: first,
    change: { at, ...change },
  })
})

it('writes nothing if the version is already live', async () => {
  const store = open()
  const version = store.putRemote('glossary')
  await go(store, 'glossary', version)
  const before = readLive(store.folder, 'glossary')
  await go(store, 'glossary', version)
  expect(readLive(store.folder, 'glossary')).toEqual(before)
  expect(historyOf(store.folder, 'glossary')).toHaveLength(1)
})

it('goes back to the previous release, one further each time, and forward from there', async () => {
  const store = open()
  const [first = '', second = '', third = '', fourth = ''] = buildsOf(store, 'glossary', 4)
  for (const version of [first, second, third]) await go(store, 'glossary', version)
  expect((await rollBack(store.folder, 'glossary', BY))?.live).toBe(second)
  expect((await rollBack(store.folder, 'glossary', BY))?.live).toBe(first)
  await go(store, 'glossary', fourth)
  expect((await rollBack(store.folder, 'glossary', BY))?.live).toBe(first)
  expect(targets(historyOf(store.folder, 'glossary'))).toEqual([
    first,
    second,
    third,
    second,
    first,
    fourth,
    first,
  ])
  expectChain(store.folder, 'glossary')
  await expect(rollBack(store.folder, 'glossary', BY)).rejects.toThrow('no earlier release')
  expect(readLive(store.folder, 'glossary')?.live).toBe(first)
})

it('does not go back to a build that is no longer in the store', async () => {
  const store = open()
  const [first = '', second = ''] = buildsOf(store, 'glossary', 2)
  for (const version of [first, second]) await go(store, 'glossary', version)
  rmSync(join(store.folder, 'remotes/glossary', first), { recursive: true })
  await expect(rollBack(store.folder, 'glossary', BY)).rejects.toThrow(`no build ${first} of glossary`)
  expect(readLive(store.folder, 'glossary')?.live).toBe(second)
  expect(historyOf(store.folder, 'glossary')).toHaveLength(2)
})

it('releases what was never released, and changes nothing that is live', async () => {
  const store = open()
  const [first = '', second = ''] = buildsOf(store, 'glossary', 2)
  const account = store.putRemote('account')
  await makeLiveWhereNone(store.folder, { glossary: first }, BY)
  await makeLiveWhereNone(store.folder, { glossary: second, account }, BY)
  expect(readLive(store.folder, 'glossary')?.live).toBe(first)
  expect(readLive(store.folder, 'account')?.live).toBe(account)
  expect(historyOf(store.folder, 'glossary')).toHaveLength(1)
})

it('waits its turn while another change is being decided', async () => {
  const store = open()
  const [first = '', second = ''] = buildsOf(store, 'glossary', 2)
  const { promise: decided, resolve: decide } = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const slow = changeLive(store.folder, 'glossary', BY, () => {
    begun.resolve()
    return decided
  })
  await begun.promise
  const seen: (string | undefined)[] = []
  const quick = changeLive(store.folder, 'glossary', BY, (now) => {
    seen.push(now?.live)
    return second
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(seen).toEqual([])
  decide(first)
  await Promise.all([slow, quick])
  expect(seen).toEqual([first])
  expectChain(store.folder, 'glossary')
})
