import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Keys, keysFileIn, writeKeys } from './keys.ts'

/** What lies in a data folder beside its keys and its lock. */
const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  /** Restored from a backup, and not in its place yet. */
  restored: join(dataDir, 'database.restored'),
  /** The one that a restored one takes the place of. */
  before: join(dataDir, 'database.before'),
  /** Keys that come with the restored one. */
  newKeys: join(dataDir, 'keys.restored.json'),
})

export const databaseIn = (dataDir: string): string => placesIn(dataDir).database
export const restoredIn = (dataDir: string): string => placesIn(dataDir).restored

/** Whether there is a database, be it that a restore was killed while it was set aside. */
export function hasDatabase(dataDir: string): boolean {
  const { database, before } = placesIn(dataDir)
  return existsSync(database) || existsSync(before)
}

/** Lets the restored database take the place of the one that is there. A kill at any moment leaves what `endRestore` ends. */
export async function putInPlace(dataDir: string, keys: Keys): Promise<void> {
  const { database, restored, before, newKeys } = placesIn(dataDir)
  await writeKeys(newKeys, keys)
  if (existsSync(database)) await rename(database, before)
  await rename(restored, database)
  await endRestore(dataDir)
}

/**
 * Ends a restore, also one that was killed: with the new database and its keys where that one is in its place, otherwise
 * with those that were there. To be called by whoever has the folder's lock, before anything is opened.
 */
export async function endRestore(dataDir: string): Promise<void> {
  const { database, restored, before, newKeys } = placesIn(dataDir)
  // While it is still beside its place, whatever is in its place is the old one.
  const isInPlace = !existsSync(restored) && existsSync(database)
  if (!isInPlace) await rm(newKeys, { force: true })
  if (existsSync(newKeys)) await rename(newKeys, keysFileIn(dataDir))
  if (!existsSync(database) && existsSync(before)) await rename(before, database)
  await rm(restored, { recursive: true, force: true })
  await rm(before, { recursive: true, force: true })
}
