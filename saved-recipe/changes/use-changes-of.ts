import { useCallback, useSyncExternalStore } from 'react'
import type { changedRecipes } from './changed-recipes.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

type Store<Base extends { id: string }, Change> = ReturnType<typeof changedRecipes<Base, Change>>

/** What is changed about a saved recipe and not stored yet; undefined for nothing. */
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

/** Whether changes of a recipe are on their way: what is stored is about to be something else. */
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
