import type { Change } from './changes.ts'

/** A recipe in somebody's hands: what they changed, and what becomes of it. */
export type Changing = {
  changes: readonly Change[]
  /** Gets what stands when it is done, so that an undo of a while ago takes back one thing alone. */
  change: (update: Update) => void
  /** Writes the changes into the recipe that is kept; without it they are on this page alone. */
  keep?: Keeping | undefined
}

export type Update = (changes: readonly Change[]) => readonly Change[]

export type Keeping = {
  busy: boolean
  /** Why it could not be kept, in words for the reader. */
  error: string | null
  onKeep: () => void
}
