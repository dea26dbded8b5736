import type { Auth } from '@evenplate/platform/contract'
import { localStore } from './browser-storage.ts'
import { storedSessionKeys } from './session-traces.ts'

/**
 * Where parts of the site keep a member's recipes for when there is no network, and whose they are. The parts write
 * it; that it leaves with its member is the shell's to see to, whichever part is loaded.
 */
const DATABASE = 'evenplate.kept'
const OWNER = 'evenplate.kept-for'
/** Begins the keys of recipes that were read or made here, shared ones and guests': who did is nobody's business. */
const SEEN = 'evenplate.seen'

/** Takes out everything that is kept of a member, in every open tab. Waits for nobody. */
export function forgetKept(): void {
  localStore.remove(OWNER)
  for (const key of localStore.keys()) if (key.startsWith(SEEN)) localStore.remove(key)
  try {
    // Whoever has it open hears of it and closes it.
    indexedDB.deleteDatabase(DATABASE)
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** For a member who left without a word, or another who came. Who is away without a network is still a member. */
export function forgetKeptOfOthers(auth: Auth): void {
  const owner = localStore.get(OWNER)
  if (owner === null || auth.status === 'loading') return
  const isTheirs = auth.status === 'member' ? auth.user.id === owner : storedSessionKeys().length > 0
  if (!isTheirs) forgetKept()
}
