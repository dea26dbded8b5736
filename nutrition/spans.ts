import type { Phrases } from './lexicon.ts'

/** Words of a text from one, up to but without another. */
export type Span = { from: number; to: number }

/** Longest phrase at each word. */
export function spans(tokens: string[], phrases: Phrases): Span[] {
  return tokens.flatMap((token, from) => {
    const phrase = (phrases.get(token) ?? []).find((words) =>
      words.every((word, i) => tokens[from + i] === word),
    )
    return phrase ? [{ from, to: from + phrase.length }] : []
  })
}

/** Words that end one thing and begin another. */
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
