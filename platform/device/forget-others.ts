import { DEVICE_ENTRIES } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'
import { ENTRIES, forgetOfflineCopy, removeFromBrowser } from './wipe.ts'

/**
 * For a member whose session ended silently, or a different member. Unsaved edits stay in their tab for the member
 * whose session ran out, but not for the next one.
 * @param userId whose data stays; null if nobody is signed in
 */
export function forgetOthers(userId: string | null): void {
  const owner = localStore.get(DEVICE_ENTRIES['offline-copy-owner'].key)
  if (owner !== null && owner !== userId) {
    forgetOfflineCopy()
    for (const entry of ENTRIES)
      if (entry.in === 'browser' && entry.leaves === 'member') removeFromBrowser(entry)
  }
  if (userId === null) return
  for (const entry of ENTRIES)
    if (entry.in === 'tab' && entry.leaves)
      for (const key of sessionStore.keys())
        if (key.startsWith(`${entry.key}.`) && !key.startsWith(`${entry.key}.${userId}.`))
          sessionStore.remove(key)
}
