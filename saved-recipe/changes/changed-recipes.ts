import type { ChangesPlace } from './save-changes.ts'
import { changed, isSaving, readAgain, type UnsavedChanges, unchanged } from './unsaved-changes.ts'

type Listeners = Map<string, Set<() => void>>

/**
 * The changed recipes of a remote's pages, by id. Outside the pages: a member who leaves during a save finds the
 * changes again, stored or with the reason why not. Changes that nobody asked to save are dropped with their page.
 */
export function changedRecipes<Base extends { id: string }, Change>(
  isSameDish: (one: Base, other: Base) => boolean,
) {
  type Now = UnsavedChanges<Base, Change>
  const byRecipe = new Map<string, Now>()
  /** Pages that show a recipe and its changes. */
  const watching: Listeners = new Map()
  /** Pages that only wait until nothing is being saved. */
  const waiting: Listeners = new Map()

  const isBeingSaved = (id: string): boolean => isSaving(byRecipe.get(id))

  function set(id: string, now: Now): void {
    if (now.state === 'unchanged') byRecipe.delete(id)
    else byRecipe.set(id, now)
    tell(id)
  }

  function tell(id: string): void {
    for (const onChange of [...(watching.get(id) ?? []), ...(waiting.get(id) ?? [])]) onChange()
    // Closing the tab would stop a save: the browser asks first, and only then.
    if ([...byRecipe.values()].some(isSaving)) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }

  /** The changes of this dish; undefined if nothing is changed. The same object until something changes. */
  function of(base: Base): Now | undefined {
    const before = byRecipe.get(base.id)
    if (!before || before.base === base || isSaving(before)) return before
    const now = readAgain(before, base, isSameDish)
    if (now.state === 'unchanged') return undefined
    byRecipe.set(base.id, now)
    return now
  }

  return {
    of,
    isBeingSaved,
    isWatched: (id: string): boolean => watching.has(id),
    change(base: Base, update: (changes: readonly Change[]) => readonly Change[]): void {
      const now = of(base) ?? unchanged<Base, Change>(base)
      set(base.id, changed(now, update(now.changes)))
    },
    /** @param onStored gets what is stored before the pages do, so they never show the old version */
    placeOf(base: Base, onStored: (base: Base) => void): ChangesPlace<Base, Change> {
      const { id } = base
      let last = base
      // What is saved is now the base of further changes.
      of(base)
      return {
        get: () => byRecipe.get(id),
        set(now) {
          if (now.base !== last) onStored(now.base)
          last = now.base
          set(id, now)
        },
      }
    },
    watch(id: string, onChange: () => void): () => void {
      const leave = listen(watching, id, onChange)
      return () => {
        leave()
        if (!watching.has(id) && !isBeingSaved(id)) byRecipe.delete(id)
      }
    },
    awaitSaved: (id: string, onChange: () => void): (() => void) => listen(waiting, id, onChange),
    /** Another member is signed in, or nobody. */
    forget(): void {
      const ids = [...byRecipe.keys()]
      byRecipe.clear()
      for (const id of ids) tell(id)
    },
  }
}

function listen(listeners: Listeners, id: string, onChange: () => void): () => void {
  const all = listeners.get(id) ?? new Set()
  listeners.set(id, all.add(onChange))
  return () => {
    all.delete(onChange)
    if (all.size === 0) listeners.delete(id)
  }
}

const ask = (event: Event): void => event.preventDefault()
