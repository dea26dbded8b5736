import { LIMITS } from '@evenplate/domain/limits'
/**
 * A visitor's text in lower case, cut where one thought ends. Commas cut nothing: "my meter says 58, shaky"
 * belongs together. Nor does the dot in a figure. Of a text longer than a request may hold, as much as it may.
 */
export const clausesOf = (text: string): string[] =>
  unique(
    text
      .slice(0, LIMITS.freeTextMax)
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .split(/[!?;\n]+|\.(?!\d)|\bbut\b|\bhowever\b|\bthough\b/)
      .map((clause) => clause.trim())
      .filter(Boolean),
  )

/** Each is read by a hundred patterns, and said twice it says no more. */
const unique = (clauses: string[]): string[] => [...new Set(clauses)]
