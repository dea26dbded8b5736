import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { nutritionOfColumns } from '@evenplate/domain/nutrients'
import { type ReadFigures, readFigures } from '@evenplate/domain/read-figures'
import type { Figures } from '@evenplate/domain/recipe'
import { areCounted } from '@evenplate/domain/totals'
import type { SavedRecipe } from './row.ts'

/** `none`: only the columns were stored, as in the first version. */
export type StoredFigures = ReadFigures | { state: 'none' }

/** @param stored the column `figures`, or a copy of it: JSON of any version. Nothing is written back. */
export const readStored = (stored: unknown): StoredFigures =>
  stored === null || stored === undefined ? { state: 'none' } : readFigures(stored)

/**
 * Whether a new count could add something: a nutrient that was not counted yet when these were stored, although the
 * lines were.
 */
export function lackNutrients(stored: unknown): boolean {
  const read = readStored(stored)
  return 'uncounted' in read && read.uncounted.length > 0 && areCounted(read.figures)
}

/** Why a saved recipe shows only its columns; a sentence or two for the page. */
export const WHY_COLUMNS = {
  none: 'We have no record of where these figures came from. Edit the recipe and save it to recount them.',
  newer: 'These figures were made by a newer version of Evenplate. Reload the page to see them.',
  unreadable:
    'We can no longer read how these figures were counted. Edit the recipe and save it to recount them.',
} as const

/** Used if no figures are stored or they cannot be read: the numbers in the columns, without lines. */
export function figuresOfColumns(row: SavedRecipe, why: keyof typeof WHY_COLUMNS): Figures {
  return {
    version: FIGURES_VERSION,
    basis: why === 'none' ? 'model' : 'saved',
    perServing: { ...nutritionOfColumns(row), glycemicLoad: row.glycemic_load },
    impact: row.glycemic_index,
    glycemicLoadEstimated: true,
    lines: [],
    notCounted: [],
    carbsBetween: null,
    mayAdd: null,
    claimed: { carbs: null, differs: false },
    swaps: [],
    plate: null,
    origin: {
      provider: 'openai',
      notice: WHY_COLUMNS[why],
      notes: [],
      checked: [],
      fromProfile: [],
      care: [],
    },
  }
}
