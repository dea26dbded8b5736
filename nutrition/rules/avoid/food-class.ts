import type { Lexicon, LexiconText } from '../../text/lexicon.ts'

/** Foods a person may name as one: the class's names, and the words that show one of its members in a line. */
export type FoodClass = { names: string } & ({ words: LexiconText[] } | { lexicon: Lexicon })
