import type { DeviceEntry } from './entries.ts'

/** Stores of the offline copy: `recipes` by their id, and `answers` to small questions by a name of one's own. */
export type OfflineStore = 'recipes' | 'answers'

/**
 * What this visitor's browser keeps. `entries.ts` lists every name, what stands under it, who writes it and
 * when it leaves; the shell owns the keys and wipes them. A browser that forbids storage keeps nothing: then reads
 * find nothing and writes are forgotten. But for the offline copy, nothing here throws.
 */
export type Device = {
  /**
   * @param parse checks what stands there, which an older build may have written
   * @param of tells entries of one name apart, e.g. `<user id>.<recipe id>`; whoever's they are stands first
   * @returns null when nothing stands there, or `parse` throws
   * @example const used = platform.device.read('guest-usage', (kept) => usageByDay.parse(kept)) ?? {}
   */
  read<T>(name: DeviceEntry, parse: (kept: unknown) => T, of?: string): T | null
  /** @param value as JSON has it; a text where the entry is one */
  write(name: DeviceEntry, value: unknown, of?: string): void
  remove(name: DeviceEntry, of?: string): void
  /** Whether this document came from the browser's cache, because the network did not answer. */
  cameFromCache(): boolean
  /** Makes the offline copy a member's. Whatever was another's goes first. @throws what IndexedDB says */
  claimOfflineCopy(userId: string): Promise<void>
  /**
   * Reads or writes in one step of the database (IndexedDB).
   * @returns undefined when nothing of this member is kept here, or not any more: then nothing is written either
   * @throws what IndexedDB says: refused, full, or blocked
   * @example await device.inOfflineCopy(userId, 'recipes', 'readonly', (store) => store.getAll())
   */
  inOfflineCopy<T>(
    userId: string,
    store: OfflineStore,
    mode: IDBTransactionMode,
    step: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined>
  /** Takes out everything of the member, for an account that is gone. Signing out does so by itself. */
  forgetMember(): void
}
