/**
 * The IndexedDB database of a member's offline copies, and the key of localStorage that says whose they are. It has two
 * stores: `recipes`, one `OfflineCopy` (./copies.ts) for each recipe by the recipe's id, and `answers`, what the pages last
 * heard to small questions, by the question's words, with `recipes/complete` being true once every recipe is copied.
 * The shell takes both away when the member leaves (`shell/platform/kept-recipes.ts` knows the same names), whichever page
 * is open then.
 */
const DATABASE = 'evenplate.kept'
const OWNER = 'evenplate.kept-for'
const VERSION = 1

export type Store = 'recipes' | 'answers'

/** Makes the database a member's. Whatever was another's goes first. */
export async function claim(userId: string): Promise<void> {
  if (owner() === userId) return
  localStorage.removeItem(OWNER)
  await settled(indexedDB.deleteDatabase(DATABASE))
  localStorage.setItem(OWNER, userId)
}

/**
 * Reads or writes in one step.
 * @returns undefined when nothing of this member is copied here, or not any more: then nothing is written either
 */
export async function withStore<T>(
  userId: string,
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (owner() !== userId) return undefined
  const database = await open()
  try {
    // They may have left while it was opened.
    if (owner() !== userId) return undefined
    return await settled(work(database.transaction(name, mode).objectStore(name)))
  } finally {
    // Held open, it would stand in the way of its own deletion.
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('recipes', { keyPath: 'recipe.id' })
    opening.result.createObjectStore('answers')
  }
  return settled(opening)
}

function owner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
