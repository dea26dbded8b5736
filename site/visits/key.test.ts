import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { visitKey } from './key.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenplate-key-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes a key that only its owner can read, and keeps it', () => {
  const dataDir = join(folder, 'data')
  const key = visitKey(dataDir)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(visitKey(dataDir)).toBe(key)
  expect(readdirSync(dataDir)).toEqual(['visits.key'])
  expect(statSync(join(dataDir, 'visits.key')).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

it('does not accept a damaged file as a key', () => {
  const file = join(folder, 'visits.key')
  visitKey(folder)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20))
  expect(() => visitKey(folder)).toThrow('is damaged')
})

it('is one key, whichever process asks first', async () => {
  mkdirSync(folder)
  const asker = join(folder, 'asker.mjs')
  writeFileSync(
    asker,
    `import(${JSON.stringify(import.meta.resolve('./key.ts'))})
      .then(({ visitKey }) => process.send(visitKey(${JSON.stringify(folder)})))`,
  )
  const askers = Array.from({ length: 4 }, () => fork(asker))
  const keys = await Promise.all(askers.map(async (one) => (await once(one, 'message'))[0]))
  expect(new Set(keys).size).toBe(1)
})
