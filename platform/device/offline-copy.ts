import type { OfflineStore } from '../contract.ts'
import { OFFLINE_DATABASE } from '../device-entries.ts'

/**
 * A member's data for offline use: one database, for one member at a time. A new kind of data gets a store here and
 * raises the version.
 */
const VERSION = 1

/** One step of the database. */
export async function inDatabase<T>(
  store: OfflineStore,
  mode: IDBTransactionMode,
  isStillTheirs: () => boolean,
  step: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open()
  try {
    // They may have left while it was opened.
    if (!isStillTheirs()) return undefined
    return await settled(step(database.transaction(store, mode).objectStore(store)))
  } finally {
    // An open database would block its own deletion.
    database.close()
  }
}

export const deleteDatabase = (): Promise<unknown> => settled(indexedDB.deleteDatabase(OFFLINE_DATABASE))

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(OFFLINE_DATABASE, VERSION)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('recipes' satisfies OfflineStore, { keyPath: 'recipe.id' })
    opening.result.createObjectStore('answers' satisfies OfflineStore)
  }
  return settled(opening)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
