import type { Lexicon, LexiconText } from '../../text/lexicon.ts'

/** Foods a person may name as one: what they call the class, and the words that tell of its members in a line. */
export type FoodClass = { names: string } & ({ words: LexiconText[] } | { lexicon: Lexicon })
