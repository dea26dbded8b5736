/**
 * The shape that figures are stored in today. It goes up when a reader of the former shape would misread the new one; then
 * `UPGRADES` gets a step, and `testing/` an example of the former shape. A nutrient that is added is no new version: it is
 * null where it is missing.
 */
export const FIGURES_VERSION = 1

type StoredFigures = { [field: string]: unknown }

/** At index n, what makes figures of version n into version n + 1. Each is pure and leaves what it is given alone. */
const UPGRADES: readonly ((stored: StoredFigures) => StoredFigures)[] = [
  // The first figures carried no version. Fields they may lack have defaults in the schema.
  (stored) => stored,
]

/** The version of stored figures, those without one being the first; null when they are no figures at all. */
export function versionOf(stored: unknown): number | null {
  if (!isObject(stored)) return null
  const { version = 0 } = stored
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : null
}

/** Figures of any older version in today's shape, step by step; whatever is not older comes back as it is. */
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
