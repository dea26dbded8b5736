import { failed, isSaving, type SaveFailure, saving, stored, type UnsavedChanges } from './unsaved-changes.ts'

/** Where the changes of one recipe are held: outside the pages, so that who leaves while they are saved finds them again. */
export type ChangesPlace<Base, Change> = {
  /** Undefined when nobody is there any more for whom it is held. */
  get(): UnsavedChanges<Base, Change> | undefined
  set(now: UnsavedChanges<Base, Change>): void
}

type Ways<Base, Change> = {
  /** @returns the recipe as it is stored now, with these changes in it */
  store(base: Base, changes: readonly Change[]): Promise<Base>
  /** @returns null where nobody is to be told */
  explain(error: unknown): SaveFailure | null
}

/** `forgotten`: nobody waits for it any more; `busy`: it was being saved already. */
export type SaveOutcome = 'saved' | 'failed' | 'forgotten' | 'busy'

/** Saves what was changed, and after it what is changed meanwhile, until nothing newer is left. Throws nothing. */
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
