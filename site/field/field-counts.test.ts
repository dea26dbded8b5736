import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fieldCounts } from './field-counts.ts'
import { openFieldFile } from './field-file.ts'

let store: string
let now: Date
const said: string[] = []
const opened: { close(): void }[] = []

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'evenplate-field-'))
  now = new Date('2026-03-01T12:00:30Z')
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  rmSync(store, { recursive: true, force: true })
  said.length = 0
})

function open(dataDir = 'one') {
  const file = openFieldFile(
    store,
    dataDir,
    () => now,
    (line) => said.push(line),
  )
  opened.push(file)
  return file
}
const at = (time: string) => {
  now = new Date(`2026-03-01T${time}Z`)
}
const load = (version: string, weight = 1) => ({ kind: 'load', part: 'glossary', version, weight }) as const
const error = (version: string) => ({ kind: 'error', part: 'glossary', version }) as const
const paint = (ms: number, weight = 1) =>
  ({ kind: 'paint', part: 'glossary', version: 'a', ms, weight }) as const

it('adds up what several sites counted, by version, and continues where a site stopped', () => {
  for (const [dataDir, weight] of [
    ['one', 1],
    ['two', 10],
  ] as const) {
    const site = open(dataDir)
    site.note(load('a', weight))
    site.note(error('a'))
    site.note(load('b'))
    site.close()
  }
  const again = open('two')
  again.note(error('b'))
  again.note({ kind: 'load', part: 'account', version: 'a', weight: 1 })
  again.close()
  expect(fieldCounts(store, 'glossary')).toEqual(
    new Map([
      ['a', { loads: 11, errors: 2, lcp75: null }],
      ['b', { loads: 2, errors: 1, lcp75: null }],
    ]),
  )
})

it('writes by itself within seconds', async () => {
  open().note(load('a'))
  await expect.poll(() => fieldCounts(store, 'glossary').get('a')?.loads, { timeout: 8000 }).toBe(1)
})

it('gives the 75th percentile of the largest paint within a twentieth', () => {
  const site = open()
  for (let ms = 100; ms <= 4000; ms += 100) site.note(paint(ms))
  site.note(paint(0))
  site.note(paint(10 ** 9))
  site.write()
  const lcp75 = fieldCounts(store, 'glossary').get('a')?.lcp75
  expect(lcp75).toBeGreaterThan(3000 * 0.95)
  expect(lcp75).toBeLessThan(3100 * 1.05)
})

it('counts each visit also for those that did not report', () => {
  const site = open()
  site.note(paint(1000, 10))
  site.note(paint(3000, 1))
  site.write()
  expect(fieldCounts(store, 'glossary').get('a')?.lcp75).toBeLessThan(1100)
})

it('leaves out counts before a moment: exact to the minute at first, to the hour later', () => {
  const site = open()
  const since = (time: string) =>
    fieldCounts(store, 'glossary', new Date(`2026-03-01T${time}Z`)).get('a')?.loads ?? 0
  for (const time of ['12:00:30', '12:05:30', '13:10:00']) {
    at(time)
    site.note(load('a'))
  }
  site.write()
  expect([since('12:00:59'), since('12:01:00'), since('12:06:00'), since('13:11:00')]).toEqual([3, 2, 1, 0])
  at('16:00:00')
  site.note(load('a'))
  site.write()
  expect([since('12:59:59'), since('13:00:00'), since('13:11:00')]).toEqual([4, 2, 1])
})

it('drops hours after 30 days, and files of sites that are gone', () => {
  open('gone').note(load('a'))
  opened.at(-1)?.close()
  const old = readdirSync(join(store, 'field'))[0]!
  utimesSync(join(store, 'field', old), new Date('2026-01-01'), new Date('2026-01-01'))
  const site = open()
  site.note(load('a'))
  now = new Date('2026-03-31T18:00:00Z')
  site.note(load('a'))
  site.write()
  expect(fieldCounts(store, 'glossary').get('a')?.loads).toBe(1)
})

it('skips a file that is not a count', () => {
  mkdirSync(join(store, 'field'), { recursive: true })
  for (const [name, text] of Object.entries({
    half: '{"minutes":',
    other: '[]',
    wrong: '{"minutes":{"1":{"x":{"y":{"loads":"1"}}}},"hours":{}}',
  }))
    writeFileSync(join(store, 'field', `${name}.json`), text)
  const site = open()
  site.note(load('a'))
  site.write()
  expect([...fieldCounts(store, 'glossary')]).toHaveLength(1)
  expect(fieldCounts(join(store, 'nowhere'), 'glossary')).toEqual(new Map())
})

it('goes on if the store cannot be written, and says so once', () => {
  writeFileSync(join(store, 'field'), '')
  const site = open()
  for (let i = 0; i < 3; i++) {
    site.note(load('a'))
    site.write()
  }
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('cannot be kept')
})
