import { PHRASES, spelled } from './features.ts'
import { figuresIn } from './figures.ts'
import { inFigures } from './number-words.ts'
import { inTheirSense } from './senses.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word, a phrase or a figure of a sentence, with what it can mean; empty if no row names it. */
export type Unit = { text: string; features: ReadonlySet<string>; value?: number }

export const unitsOf = (sentence: string): Unit[] =>
  inTheirSense(figuresIn(phrasesIn(inFigures(tokensOf(sentence)).map(spelled))))

/** The longest phrase at each position. */
function phrasesIn(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = 1
    let features: string[] = []
    let node = PHRASES
    for (let ahead = 0; ; ahead += 1) {
      const next = node.next.get(tokens[at + ahead] ?? '')
      if (!next) break
      node = next
      if (node.features.length > 0) [length, features] = [ahead + 1, node.features]
    }
    const text = tokens.slice(at, at + length).join(' ')
    const value =
      length === 1 && /^\d/.test(text) ? Number(text.replace(',', '.').replace(/[:'].*/, '')) : undefined
    // Most adverbs only say how much: "critically low", "peligrosamente bajo".
    if (features.length === 0 && /^[a-z]{4,}(?:ly|mente)$/.test(text)) features = ['soft', 'link']
    units.push({ text, features: new Set(features), ...(value === undefined ? {} : { value }) })
    at += length
  }
  return units
}
