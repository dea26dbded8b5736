import { BROUGHT } from '@evenplate/domain/brought-recipe'

export type ArchiveLimits = Readonly<
  Record<'file' | 'text' | 'texts' | 'recipes' | 'entries' | 'depth' | 'read' | 'step', number>
>

/** Limits for files that somebody drops. Sizes are in bytes, and measured: what an archive declares may be a lie. */
export const ARCHIVE: ArchiveLimits = {
  /** A dropped archive, including its pictures, which are skipped. */
  file: 300_000_000,
  /** One recipe file: letters outside English take two bytes. */
  text: 2 * BROUGHT.file,
  /** All texts together. */
  texts: 60_000_000,
  /** Recipe files. */
  recipes: 500,
  /** Files of any kind in an archive. */
  entries: 20_000,
  /** Archives within archives: Tandoor packs each recipe into one. */
  depth: 2,
  /** Read from the file at once. */
  read: 1_048_576,
  /** Unpacked at once: a thousand times as much may come out of it. */
  step: 16_384,
}

export type ArchiveProblem =
  | 'too-large'
  | 'too-much'
  | 'too-many'
  | 'not-text'
  | 'empty'
  | 'broken'
  /** A folder, or a file that is gone. */
  | 'unreadable'

/** A text that may be a recipe, or why there is none. `name`: the file's, after its archive's. */
export type Opened = { name: string } & ({ text: string } | { problem: ArchiveProblem })
