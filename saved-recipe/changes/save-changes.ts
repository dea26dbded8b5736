import { failed, isSaving, type SaveFailure, saving, stored, type UnsavedChanges } from './unsaved-changes.ts'

/** Stores the changes of one recipe outside the pages, so that they are still there after leaving during a save. */
export type ChangesPlace<Base, Change> = {
  /** Undefined once the member has signed out. */
  get(): UnsavedChanges<Base, Change> | undefined
  set(now: UnsavedChanges<Base, Change>): void
}

type Ways<Base, Change> = {
  /** @returns the recipe as it is stored now, with these changes in it */
  store(base: Base, changes: readonly Change[]): Promise<Base>
  /** @returns null when no message is needed */
  explain(error: unknown): SaveFailure | null
}

/** `forgotten`: nobody waits for it any more; `busy`: it was already being saved. */
export type SaveOutcome = 'saved' | 'failed' | 'forgotten' | 'busy'

/** Saves what was changed, and then what is changed meanwhile, until nothing newer is left. Throws nothing. */
export async function saveChanges<Base, Change>(
  place: ChangesPlace<Base, Change>,
  { store, explain }: Ways<Base, Change>,
): Promise<SaveOutcome> {
  const before = place.get()
  if (!before) return 'forgotten'
  if (isSaving(before)) return 'busy'
  let now = saving(before)
  place.set(now)
  while (now.state === 'saving') {
    const outcome = await settled(store(now.base, now.sent))
    const then = place.get()
    if (!isSaving(then)) return 'forgotten'
    now = 'error' in outcome ? failed(then, explain(outcome.error)) : stored(then, outcome.base)
    place.set(now)
    if ('error' in outcome) return 'failed'
  }
  return 'saved'
}

const settled = <Base>(storing: Promise<Base>): Promise<{ base: Base } | { error: unknown }> =>
  storing.then(
    (base) => ({ base }),
    (error: unknown) => ({ error }),
  )
