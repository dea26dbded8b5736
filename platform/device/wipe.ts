import { DEVICE_ENTRIES, type Entry, OFFLINE_DATABASE } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'

const ENTRIES: Entry[] = Object.values(DEVICE_ENTRIES)

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

/**
 * For a member whose session is gone without a word, or another who came. What was being edited waits in its tab
 * for whoever's session ran out, but not for the next member.
 * @param userId whose things stay; null when nobody is signed in
 */
export function forgetOthers(userId: string | null): void {
  const owner = localStore.get(DEVICE_ENTRIES['offline-copy-owner'].key)
  if (owner !== null && owner !== userId) {
    forgetOfflineCopy()
    for (const entry of ENTRIES)
      if (entry.in === 'browser' && entry.leaves === 'member') localStore.remove(entry.key)
  }
  if (userId === null) return
  for (const entry of ENTRIES)
    if (entry.in === 'tab' && entry.leaves)
      for (const key of sessionStore.keys())
        if (key.startsWith(`${entry.key}.`) && !key.startsWith(`${entry.key}.${userId}.`))
          sessionStore.remove(key)
}

function forgetOfflineCopy(): void {
  try {
    // Whoever has it open hears of it and closes it.
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // A browser without storage has kept nothing.
  }
}
