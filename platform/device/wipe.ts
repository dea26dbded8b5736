import { DEVICE_ENTRIES, type Entry, OFFLINE_DATABASE } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'

export const ENTRIES: Entry[] = Object.values(DEVICE_ENTRIES)

/**
 * Takes out everything of a member who leaves: by signing out, or for good. In every open tab, but for what the
 * other tabs' own storage has. Waits for nobody.
 */
export function forgetMember(): void {
  forgetOfflineCopy()
  for (const entry of ENTRIES)
    if (entry.in === 'browser' && entry.leaves !== 'never') localStore.remove(entry.key)
  for (const key of sessionStore.keys()) sessionStore.remove(key)
}

export function forgetOfflineCopy(): void {
  try {
    // Whoever has it open hears of it and closes it.
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // A browser without storage has kept nothing.
  }
}
