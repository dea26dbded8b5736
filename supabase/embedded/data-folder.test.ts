import { existsSync } from 'node:fs'
import files, { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { endRestore, putInPlace } from './data-folder.ts'
import { type Keys, keepKeys, keptKeys, newKeys } from './keys.ts'

const KILLED = new Error('killed')
const CHANGES = ['open', 'rename', 'rm'] as const
const whole = Object.fromEntries(CHANGES.map((name) => [name, files[name]]))
const [oldKeys, keysOfBackup] = [newKeys(), newKeys()]
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(() => replaceFiles(whole))
afterAll(() => rm(home, { recursive: true, force: true }))

function replaceFiles(others: object): void {
  Object.assign(files, others)
  syncBuiltinESMExports()
}

/** Simulates a kill: stops all changes to the file system after this many. */
function killAfter(changes: number): void {
  let left = changes
  const cut = CHANGES.map((name) => {
    const change = whole[name] as (...args: unknown[]) => Promise<unknown>
    return [name, async (...args: unknown[]) => (left-- > 0 ? change(...args) : Promise.reject(KILLED))]
  })
  replaceFiles(Object.fromEntries(cut))
}

/** A data folder in which a restore is about to replace the old database, if any. */
async function folderWith(name: string, old: string | null): Promise<string> {
  const folder = join(home, name)
  await mkdir(join(folder, 'database.restored'), { recursive: true })
  await writeFile(join(folder, 'database.restored', 'rows'), 'of the backup')
  if (old === null) return folder
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'rows'), old)
  await keepKeys(folder, oldKeys)
  return folder
}

async function heldIn(folder: string): Promise<{ rows: string | null; keys: Keys | null; files: string[] }> {
  const file = join(folder, 'database', 'rows')
  const rows = existsSync(file) ? await readFile(file, 'utf8') : null
  return { rows, keys: await keptKeys(folder), files: (await readdir(folder)).sort() }
}

const RESTORED = { rows: 'of the backup', keys: keysOfBackup, files: ['database', 'keys.json'] }

it.each([
  [
    'over what was there',
    'of before',
    { rows: 'of before', keys: oldKeys, files: ['database', 'keys.json'] },
  ],
  ['into an empty folder', null, { rows: null, keys: null, files: [] }],
])(
  'has the old database with its keys, or the new one with its own, at whatever moment a restore %s is killed',
  async (_, old, before) => {
    const seen: unknown[] = []
    for (let changes = 0; ; changes += 1) {
      const folder = await folderWith(`${old}-${changes}`, old)
      killAfter(changes)
      const end = await putInPlace(folder, keysOfBackup).catch((error: unknown) => error)
      replaceFiles(whole)
      // The next two starts may be killed as well.
      for (const more of [1, 2]) {
        killAfter(more)
        await endRestore(folder).catch((error: unknown) => expect(error).toBe(KILLED))
        replaceFiles(whole)
      }
      await endRestore(folder)
      const held = await heldIn(folder)
      expect([before, RESTORED], `killed after ${changes} changes`).toContainEqual(held)
      seen.push(held.rows)
      if (end === undefined) break
      expect(end).toBe(KILLED)
    }
    expect(seen).toContain(before.rows)
    expect(seen.at(-1)).toBe(RESTORED.rows)
  },
)

it('brings back a database that an earlier version had set aside when it was killed', async () => {
  const folder = await folderWith('earlier', 'of before')
  await files.rename(join(folder, 'database'), join(folder, 'database.before'))
  await endRestore(folder)
  expect(await heldIn(folder)).toMatchObject({ rows: 'of before', keys: oldKeys })
})
