import type { Recipe } from '@evenplate/domain/recipe'
import { type Change, sinceFit } from './changes.ts'

/** A recipe that somebody is changing: what they changed, and the result. */
export type Changing = {
  changes: readonly Change[]
  /** Gets the changes at the time it runs, so that an undo pressed late takes back only its own change. */
  change: (update: Update) => void
  /** Writes the changes into the saved recipe; without it they are on this page only. */
  keep?: Keeping | undefined
}

export type Update = (changes: readonly Change[]) => readonly Change[]

export type Keeping = {
  busy: boolean
  /** Why it could not be saved, in words for the reader. */
  error: string | null
  onKeep: () => void
}

/**
 * The changes that were made by hand about a dish since it was last made to fit: those before are in it. Where it never
 * was, they are all there are.
 */
export function changingSince(changing: Changing, base: Recipe, recipe: Recipe): Changing {
  if (base === recipe) return changing
  return {
    ...changing,
    changes: sinceFit(recipe, changing.changes).since,
    change: (update) =>
      changing.change((now) => {
        const { since } = sinceFit(recipe, now)
        const before = now.slice(0, now.length - since.length)
        return [...before, ...update(since)]
      }),
  }
}
