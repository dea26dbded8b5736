import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installedIn } from './postgres-binaries.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function pretend(name: string, version: string, programs = ['initdb', 'postgres']): Promise<string> {
  const bin = join(folder, name)
  await mkdir(bin)
  for (const program of programs) {
    await writeFile(join(bin, program), `#!/bin/sh\necho 'postgres (PostgreSQL) ${version}'\n`)
    await chmod(join(bin, program), 0o755)
  }
  return bin
}

it('uses the first PostgreSQL that is complete and new enough', async () => {
  const old = await pretend('old', '13.20 (Debian 13.20-0+deb11u1)')
  const half = await pretend('half', '17.2', ['postgres'])
  const fits = await pretend('fits', '15.18')
  const newer = await pretend('newer', '18.1')
  expect(await installedIn([join(folder, 'none'), half, old, fits, newer])).toBe(fits)
  expect(await installedIn([half, old])).toBeNull()
  expect(await installedIn([])).toBeNull()
})
