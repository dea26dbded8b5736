import { DEVICE_ENTRIES, type Entry, OFFLINE_DATABASE } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'

export const ENTRIES: Entry[] = Object.values(DEVICE_ENTRIES)

/**
 * Removes everything of a member who signs out or deletes their account, in every open tab except what is in the other
 * tabs' own storage. Waits for nothing.
 */
export function forgetMember(): void {
  forgetOfflineCopy()
  for (const entry of ENTRIES)
    if (entry.in === 'browser' && entry.leaves !== 'never') removeFromBrowser(entry)
  for (const key of sessionStore.keys()) sessionStore.remove(key)
}

/** Removes everything stored under a name: one entry may have many keys. */
export function removeFromBrowser({ key }: Entry): void {
  localStore.remove(key)
  for (const stored of localStore.keys()) if (stored.startsWith(`${key}.`)) localStore.remove(stored)
}

export function forgetOfflineCopy(): void {
  try {
    // Tabs that have it open are notified and close it.
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // A browser without storage has stored nothing.
  }
}
