import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { databaseIn } from '../embedded/data-folder.ts'
import { type Database, openDatabase } from '../embedded/database.ts'

/** A PGlite in memory, with the whole schema and no rows. Made once per run, since it takes five seconds of CPU. */
export async function openEmpty(): Promise<Database> {
  made ??= make()
  return openDatabase(undefined, { begun: await made })
}

/** Puts the same into a data folder, for a backend that has not been started there yet. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  made ??= make()
  const database = databaseIn(dataDir)
  await mkdir(database, { recursive: true, mode: 0o700 })
  const unpacking = promisify(execFile)('tar', ['-xf', '-'], { cwd: database })
  unpacking.child.stdin?.end(Buffer.from(await (await made).arrayBuffer()))
  await unpacking
}

let made: Promise<Blob> | undefined

/** Where `npm test` stores the one for this run, for the processes of all its steps. */
const ofThisRun = process.env.TEST_EMPTY_DATABASE

async function make(): Promise<Blob> {
  if (ofThisRun && existsSync(ofThisRun)) return new Blob([await readFile(ofThisRun)])
  const dump = await madeAnew()
  if (ofThisRun) {
    // Moved into place when complete: another step may look for it meanwhile.
    const draft = `${ofThisRun}.${process.pid}`
    await writeFile(draft, dump.stream())
    await rename(draft, ofThisRun)
  }
  return dump
}

async function madeAnew(): Promise<Blob> {
  const { connection } = await openDatabase()
  const dump = await connection.driver.dumpDataDir('none')
  await connection.close()
  return dump
}
