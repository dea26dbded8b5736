/** Deeper than anything the product sends; far below what makes a reader of JSON run out of stack. */
const DEEPEST = 32

/** A value with one of these as its own property cannot be converted to text. */
const CONVERTING = new Set(['toString', 'valueOf', 'toJSON'])

/**
 * Whether PostgreSQL can store every text of a value read from JSON: it allows no NUL and no half of a
 * surrogate pair. Also false for a value that is nested too deeply or cannot be serialized.
 */
export function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth >= DEEPEST) return false
  return Array.isArray(value)
    ? value.every((one) => isWellFormed(one, depth + 1))
    : Object.entries(value).every(
        ([key, one]) => isWellFormed(key) && !CONVERTING.has(key) && isWellFormed(one, depth + 1),
      )
}
