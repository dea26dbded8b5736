import { useSyncExternalStore } from 'react'
import { type Deleted, pendingDeletions } from './pending-deletions.ts'

const NONE: ReadonlyMap<string, Deleted> = new Map()

/** Recipes waiting for their deletion, by id: no page shows or counts them. */
export const useDeleted = (): ReadonlyMap<string, Deleted> =>
  useSyncExternalStore(pendingDeletions.subscribe, pendingDeletions.hidden, () => NONE)
