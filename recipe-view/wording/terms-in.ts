import { GLOSSARY_WORDS, type GlossaryAnchor } from '@evenplate/domain/glossary-anchors'

/** A piece of text as written; with an anchor if it is a term in the glossary. */
export type Piece = { text: string; anchor?: GlossaryAnchor }

/**
 * Splits texts at glossary terms: whole words, longest first, each term only at its first mention. The pieces of a
 * text, put together, are the text.
 * @param linked terms that the page has already linked
 */
export function termsIn(texts: readonly string[], linked: readonly GlossaryAnchor[] = []): Piece[][] {
  const met = new Set<GlossaryAnchor>(linked)
  return texts.map((text) => {
    const pieces: Piece[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      const anchor = ANCHORS.get(word.toLowerCase().replace(/\s+/g, ' '))
      if (!anchor || met.has(anchor)) continue
      met.add(anchor)
      if (index > end) pieces.push({ text: text.slice(end, index) })
      pieces.push({ text: word, anchor })
      end = index + word.length
    }
    if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end) })
    return pieces
  })
}

const ANCHORS = new Map<string, GlossaryAnchor>(Object.entries(GLOSSARY_WORDS))

/** "high-fiber" and "proteins" are different words from "fiber" and "protein". */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...ANCHORS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
