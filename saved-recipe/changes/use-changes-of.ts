import { useCallback, useSyncExternalStore } from 'react'
import type { changedRecipes } from './changed-recipes.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

type Store<Base extends { id: string }, Change> = ReturnType<typeof changedRecipes<Base, Change>>

/** The changes to a saved recipe that are not stored yet; undefined for none. */
export function useChangesOf<Base extends { id: string }, Change>(
  store: Store<Base, Change>,
  base: Base,
): UnsavedChanges<Base, Change> | undefined {
  const { id } = base
  const subscribe = useCallback((onChange: () => void) => store.watch(id, onChange), [store, id])
  return useSyncExternalStore(
    subscribe,
    () => store.of(base),
    () => undefined,
  )
}

/** Whether changes of a recipe are being saved: what is stored is about to change. */
export function useIsBeingSaved<Base extends { id: string }, Change>(
  store: Store<Base, Change>,
  id: string,
): boolean {
  const subscribe = useCallback((onChange: () => void) => store.awaitSaved(id, onChange), [store, id])
  return useSyncExternalStore(
    subscribe,
    () => store.isBeingSaved(id),
    () => false,
  )
}
