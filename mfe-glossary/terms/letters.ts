import type { Term } from './term.ts'

/** "mg/dL and mmol/L" is under M. */
export const letterOf = ({ term }: Term): string => term.charAt(0).toUpperCase()

/** The anchor of a letter's first term. No term has such an anchor. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`

/** First letters of terms, in order. */
export const lettersOf = (terms: readonly Term[]): string[] => [...new Set(terms.map(letterOf))]
