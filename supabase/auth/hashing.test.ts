import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as bcrypt from 'bcryptjs'
import { expect, it } from 'vitest'
import { openBackend } from '../embedded.ts'
import { onBehalfOf } from '../sql/askers.ts'
import { fillDataFolder } from '../testing/empty-schema.ts'
import { Busy, compare, hash, hashingThreads } from './hashing.ts'

it('makes and checks hashes in the accounts’ format', async () => {
  const made = await hash('a good password', 4)
  expect(made).toMatch(/^\$2b\$04\$/)
  expect(await bcrypt.compare('a good password', made)).toBe(true)
  for (const version of ['2a', '2b']) {
    const known = (await bcrypt.hash('a good password', 4)).replace('$2b$', `$${version}$`)
    expect([await compare('a good password', known), await compare('another', known)]).toEqual([true, false])
  }
})

it('limits how many wait, and per asker', async () => {
  const few = hashingThreads({ threads: 1, waiting: 4, waitingOfOne: 2 })
  const asked = (asker: string) => onBehalfOf(asker, () => few.hash('a', 4))
  // The first is at work, the next ones wait.
  const jobs = [asked('ann'), asked('ann'), asked('ann')]
  await expect(asked('ann')).rejects.toThrow(Busy)
  jobs.push(asked('ben'), asked('ben'))
  await expect(asked('cat')).rejects.toThrow(Busy)
  for (const made of await Promise.all(jobs)) expect(made).toMatch(/^\$2b\$/)
  expect(await asked('cat')).toMatch(/^\$2b\$/)
})

it('continues to read while eight people sign up', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hashing-'))
  await fillDataFolder(folder)
  const backend = await openBackend({ dataDir: folder, siteUrl: 'http://localhost:3000' })
  const post = async (path: string, body: object) => {
    const answer = await fetch(backend.url + path, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await answer.text()
    return answer.status
  }
  const read = () => post('/rest/v1/rpc/product_limits', {})
  await read()

  const start = performance.now()
  let signedUp = 0
  const signUps = Array.from({ length: 8 }, async (_, n) => {
    const status = await post('/auth/v1/signup', { email: `p${n}@example.com`, password: 'a good password' })
    signedUp += 1
    return status
  })
  // One client, which sends a request after each answer.
  let longest = 0
  let reads = 0
  while (signedUp < signUps.length) {
    const asked = performance.now()
    expect(await read()).toBe(200)
    longest = Math.max(longest, performance.now() - asked)
    reads += 1
  }
  const whole = performance.now() - start
  console.log(`${reads} reads, the longest ${Math.round(longest)} of ${Math.round(whole)} ms`)
  expect(new Set(await Promise.all(signUps))).toEqual(new Set([200]))
  // A share of the time eight sign-ups take, so that a slow machine does not fail.
  expect(longest / whole).toBeLessThan(0.3)
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})
