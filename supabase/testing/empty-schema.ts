import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { databaseIn } from '../embedded/data-folder.ts'
import { type Database, openDatabase } from '../embedded/database.ts'

/** A PGlite in memory, with the whole schema and no rows. Made once a process: that takes five seconds of a processor. */
export async function openEmpty(): Promise<Database> {
  made ??= make()
  return openDatabase(undefined, {}, await made)
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

async function make(): Promise<Blob> {
  const { connection } = await openDatabase()
  const dump = await connection.driver.dumpDataDir('none')
  await connection.close()
  return dump
}
