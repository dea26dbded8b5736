import type { Phrases } from './lexicon.ts'

/** The words of a text from `from` up to, but not including, `to`. */
export type Span = { from: number; to: number }

/** The longest phrase that begins at each word. */
export function spans(tokens: readonly string[], phrases: Phrases): Span[] {
  const found: Span[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const phrase = phrases.get(tokens[from]!)?.find((words) => standsAt(tokens, from, words))
    if (phrase) found.push({ from, to: from + phrase.length })
  }
  return found
}

function standsAt(tokens: readonly string[], from: number, words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at += 1) if (tokens[from + at] !== words[at]) return false
  return true
}

/** Words that end one item and begin another. */
export const LINKS = new Set([
  ',',
  'with',
  'and',
  'or',
  'plus',
  'topped',
  'in',
  'on',
  'into',
  'over',
  'then',
  'add',
  'stir',
  'but',
  'to',
  'for',
])

export const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to
