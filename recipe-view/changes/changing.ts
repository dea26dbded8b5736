import type { Recipe } from '@evenplate/domain/recipe'
import { type Change, sinceFit } from './changes.ts'

/** A recipe that somebody is changing: their changes, and the result. */
export type Changing = {
  changes: readonly Change[]
  /** Reads the changes when it runs, so that a late undo only undoes its own change. */
  change: (update: Update) => void
  /** Writes the changes into the saved recipe; without it they are on this page only. */
  keep?: Keeping | undefined
}

export type Update = (changes: readonly Change[]) => readonly Change[]

export type Keeping = {
  busy: boolean
  /** Why it could not be saved, as a message for the visitor. */
  error: string | null
  onKeep: () => void
}

/**
 * The changes made by hand since the dish was last made to fit, which includes the earlier ones. If it never was, all
 * changes.
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
