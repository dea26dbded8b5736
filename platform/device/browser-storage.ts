/**
 * Web storage that never throws: a browser may block it (private windows, blocked cookies, full quota). Then reads find
 * nothing and writes are dropped, which every caller can handle.
 */
export const localStore = storeOf(() => window.localStorage)
export const sessionStore = storeOf(() => window.sessionStorage)

function storeOf(storage: () => Storage) {
  return {
    get: (key: string): string | null => attempt(() => storage().getItem(key)) ?? null,
    set: (key: string, value: string): void => void attempt(() => storage().setItem(key, value)),
    remove: (key: string): void => void attempt(() => storage().removeItem(key)),
    keys: (): string[] => attempt(() => Object.keys(storage())) ?? [],
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
