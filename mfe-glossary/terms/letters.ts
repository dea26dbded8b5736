import type { Term } from './term.ts'

/** "mg/dL and mmol/L" is under M. */
export const letterOf = ({ term }: Term): string => term.charAt(0).toUpperCase()

/** What a link to the first term of a letter leads to. No term has such an anchor. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`

/** Letters that terms begin with, in their order. */
export const lettersOf = (terms: readonly Term[]): string[] => [...new Set(terms.map(letterOf))]
