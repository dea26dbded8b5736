import type { ErrorCode } from '@evenplate/domain/errors'

/**
 * A saved recipe with a visitor's changes, and whether they are being saved.
 * Pure: `saveChanges` (./save-changes.ts) does what it asks for.
 *
 *   unchanged ──change──▶ changed ──save──▶ saving ──stored──▶ unchanged
 *                            ▲               │  ▲
 *                          change      change│  │stored (the later changes are sent next)
 *                            │               ▼  │
 *                         failed ◀──failed── changed-while-saving
 */
export type UnsavedChanges<Base, Change> = {
  /** What the changes are based on. While they are being saved it stays the same, whatever is stored meanwhile. */
  base: Base
  changes: readonly Change[]
} & (
  | { state: 'unchanged' | 'changed' }
  | {
      state: 'saving' | 'changed-while-saving'
      /** The changes being sent, without those made meanwhile. */
      sent: readonly Change[]
      /** What was stored of the same recipe since saving began, and with which changes. */
      stored: { base: Base; changes: readonly Change[] } | null
    }
  | {
      state: 'failed'
      why: SaveFailure
      /** Only the last changes failed: those before them are stored, and are in `base`. */
      partly: boolean
    }
)

/** `message`: for the visitor. */
export type SaveFailure = { code: ErrorCode; message: string }

type OnItsWay = { state: 'saving' | 'changed-while-saving' }

export const isSaving = <Now extends { state: string }>(
  now: Now | null | undefined,
): now is Extract<Now, OnItsWay> => now?.state === 'saving' || now?.state === 'changed-while-saving'

export const unchanged = <Base, Change>(base: Base): UnsavedChanges<Base, Change> => ({
  state: 'unchanged',
  base,
  changes: [],
})

/** @param changes all current changes */
export function changed<Base, Change>(
  now: UnsavedChanges<Base, Change>,
  changes: readonly Change[],
): UnsavedChanges<Base, Change> {
  if (isSaving(now))
    return { ...now, changes, state: changes === now.sent ? 'saving' : 'changed-while-saving' }
  if (now.state !== 'failed') return quiet(now.base, changes)
  // The reason for the failure stays visible until it is retried; if everything was undone, there is nothing to retry.
  return changes.length > 0 || changes === now.changes ? { ...now, changes } : unchanged(now.base)
}

/** Reading the same dish again keeps its changes; a dish changed on another page or device starts with none. */
export function readAgain<Base, Change>(
  now: UnsavedChanges<Base, Change>,
  base: Base,
  isSameDish: (one: Base, other: Base) => boolean,
): UnsavedChanges<Base, Change> {
  if (isSaving(now)) return now
  return isSameDish(now.base, base) ? { ...now, base } : unchanged(base)
}

/** For a recipe that was never saved, even with nothing changed. While it is being saved, nothing happens. */
export function saving<Base, Change>(now: UnsavedChanges<Base, Change>): UnsavedChanges<Base, Change> {
  if (isSaving(now)) return now
  const { base, changes } = now
  return { state: 'saving', base, changes, sent: changes, stored: null }
}

/** @param base the recipe as it is stored now, including what was sent */
export function stored<Base, Change>(
  now: UnsavedChanges<Base, Change>,
  base: Base,
): UnsavedChanges<Base, Change> {
  if (!isSaving(now)) return now
  if (now.state === 'saving') return unchanged(base)
  // Nobody asked to save these: the recipe was sent as it was made.
  if (now.sent.length === 0 && now.stored === null) return quiet(base, now.changes)
  const { base: of, changes, sent } = now
  return { state: 'saving', base: of, changes, sent: changes, stored: { base, changes: sent } }
}

/** @param why null if no message is needed; then no trace of the failure is left */
export function failed<Base, Change>(
  now: UnsavedChanges<Base, Change>,
  why: SaveFailure | null,
): UnsavedChanges<Base, Change> {
  if (!isSaving(now)) return now
  const { base, changes, sent, stored: before } = now
  // All of it was undone meanwhile: nothing is left that could fail.
  if (!before && changes.length === 0 && sent.length > 0) return unchanged(base)
  const left = before ? changesSince(changes, before.changes) : changes
  const of = before?.base ?? base
  return why ? { state: 'failed', base: of, changes: left, why, partly: before !== null } : quiet(of, left)
}

const quiet = <Base, Change>(base: Base, changes: readonly Change[]): UnsavedChanges<Base, Change> => ({
  state: changes.length > 0 ? 'changed' : 'unchanged',
  base,
  changes,
})

/** What is left to do once the others are in the recipe: a change that was undone meanwhile stays in it. */
const changesSince = <Change>(changes: readonly Change[], sent: readonly Change[]): readonly Change[] =>
  changes.filter((change) => !sent.includes(change))

/** For a saved recipe: why its changes are not saved, and what is stored. Null if nothing failed. */
export function sayFailure(now: UnsavedChanges<unknown, unknown>): string | null {
  if (now.state !== 'failed') return null
  return `${now.why.message} ${now.partly ? LAST_LOST : AS_IT_WAS}`
}

const AS_IT_WAS = 'The saved recipe has not changed.'
const LAST_LOST = 'Your latest changes were not saved; the ones before them were.'
