import { DEVICE_ENTRIES, type Entry, OFFLINE_DATABASE } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'

export const ENTRIES: Entry[] = Object.values(DEVICE_ENTRIES)

/**
 * Removes everything of a member who signs out or deletes their account. In every open tab, but for what the
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
    // Tabs that have it open are notified and close it.
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // A browser without storage has stored nothing.
  }
}
