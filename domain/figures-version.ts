/**
 * The version of the format in which figures are stored. Raise it when code for the old format would misread the new one, and
 * add a step to `UPGRADES` and an example of the old format to `testing/`. Adding a nutrient is not a new version: a missing
 * one is null.
 */
export const FIGURES_VERSION = 1

type StoredFigures = { [field: string]: unknown }

/** At index n, the step from version n to version n + 1. Each is pure and does not change its input. */
const UPGRADES: readonly ((stored: StoredFigures) => StoredFigures)[] = [
  // The first figures had no version. Fields they may lack have defaults in the schema.
  (stored) => stored,
]

/** The version of stored figures; without one, it is the first. Null if they are not figures at all. */
export function versionOf(stored: unknown): number | null {
  if (!isObject(stored)) return null
  const { version = 0 } = stored
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : null
}

/** Upgrades figures of any older version step by step; anything else is returned unchanged. */
export function upgraded(stored: unknown): unknown {
  const version = versionOf(stored)
  if (version === null || version >= FIGURES_VERSION) return stored
  const steps = UPGRADES.slice(version)
  return {
    ...steps.reduce((figures, step) => step(figures), stored as StoredFigures),
    version: FIGURES_VERSION,
  }
}

const isObject = (value: unknown): value is StoredFigures =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
