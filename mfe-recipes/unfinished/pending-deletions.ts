/** Time to reconsider, in milliseconds; enough to reach the button by keyboard. */
const UNDO_TIME = 10_000

/** What must be known about a recipe to leave it out of the counts. */
export type Deleted = { id: string; title: string; is_favorite: boolean }

export type Ways = {
  /** Deletes it for good; reports a failure itself and does not throw. */
  commit: () => Promise<void>
  /** It was undone, on any page. */
  undone: () => void
}
type Leaving = Ways & { timer: ReturnType<typeof setTimeout> }

/**
 * Recipes that are removed from the pages but not yet from the database: shared by all pages of the remote, so that
 * Undo works wherever the member has gone. A reload, a closed tab or another person's sign-in ends the wait.
 */
function deletions() {
  const leaving = new Map<string, Leaving>()
  const committing = new Set<string>()
  const listeners = new Set<() => void>()
  let hidden: ReadonlyMap<string, Deleted> = new Map()

  function show() {
    hidden = new Map([...hidden].filter(([id]) => leaving.has(id) || committing.has(id)))
    for (const listener of listeners) listener()
  }

  async function end(id: string): Promise<void> {
    const it = leaving.get(id)
    if (!it) return
    clearTimeout(it.timer)
    leaving.delete(id)
    committing.add(id)
    await it.commit()
    committing.delete(id)
    show()
  }

  return {
    hidden: () => hidden,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(recipe: Deleted, ways: Ways) {
      const { id } = recipe
      clearTimeout(leaving.get(id)?.timer)
      hidden = new Map([...hidden, [id, recipe]])
      leaving.set(id, { ...ways, timer: setTimeout(() => void end(id), UNDO_TIME) })
      show()
    },
    /** @returns false if it is too late. */
    undo(id: string): boolean {
      const it = leaving.get(id)
      if (!it) return false
      clearTimeout(it.timer)
      leaving.delete(id)
      it.undone()
      show()
      return true
    },
    /** Pending deletions happen now: nobody will be there to undo them. */
    endAll: () => void Promise.all([...leaving.keys()].map(end)),
    /** The member has signed out: what they did not delete in time stays theirs. */
    forget() {
      for (const { timer } of leaving.values()) clearTimeout(timer)
      leaving.clear()
      hidden = new Map()
      for (const listener of listeners) listener()
    },
  }
}

export const pendingDeletions = deletions()

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => pendingDeletions.endAll())
