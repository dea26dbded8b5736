import { FIGURES_VERSION, upgraded, versionOf } from './figures-version.ts'
import { NUTRIENTS, type NutrientKey } from './nutrients.ts'
import { type Figures, figures } from './recipe.ts'

/** Figures as they were stored, read by today's code. */
export type ReadFigures =
  /**
   * `uncounted`: nutrients that were not counted yet when these were stored. They are null in `figures`, and a new count
   * finds them (./with-nutrients.ts); empty for a model's own figures, which no count made.
   */
  | { state: 'current' | 'upgraded'; figures: Figures; uncounted: NutrientKey[] }
  /** Made by a newer version of the product. They are intact, but this code cannot read them: leave them as they are. */
  | { state: 'newer'; version: number }
  | { state: 'unreadable' }

/**
 * Reads figures from a row or from a copy on a device, upgrading older ones. Nothing is written back.
 * @param stored JSON of any version; the caller must tell a row without figures from one that cannot be read
 */
export function readFigures(stored: unknown): ReadFigures {
  const version = versionOf(stored)
  if (version === null) return { state: 'unreadable' }
  if (version > FIGURES_VERSION) return { state: 'newer', version }
  const today = upgraded(stored)
  const read = figures.safeParse(today)
  if (!read.success) return { state: 'unreadable' }
  return {
    state: version === FIGURES_VERSION ? 'current' : 'upgraded',
    figures: read.data,
    uncounted: read.data.basis === 'model' ? [] : uncountedIn(today as { perServing: object }),
  }
}

const uncountedIn = ({ perServing }: { perServing: object }): NutrientKey[] =>
  NUTRIENTS.filter(({ key }) => !(key in perServing)).map(({ key }) => key)
