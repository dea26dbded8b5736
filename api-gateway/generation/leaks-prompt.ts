import { OWN_SENTENCES } from './prompt.ts'

/**
 * Whether a text repeats a run of our own instructions to the model, or contains a block too long to be a word, such as encoded
 * text. Case, spacing and punctuation do not matter.
 */
export const leaksPrompt = (text: string): boolean => ENCODED.test(text) || repeatsOurs(wordsOf(text))

/** The same for a text that comes in pieces: a run may begin in one and end in the next. */
export class LeakListener {
  /** The last words of the text so far, in case a run continues in the next piece. */
  #last: string[] = []

  /** @returns whether the text leaks with this piece */
  hears(piece: string): boolean {
    const words = [...this.#last, ...wordsOf(piece)]
    this.#last = words.slice(1 - RUN)
    return ENCODED.test(piece) || repeatsOurs(words)
  }
}

/** Words in a row: honest recipes contain shorter runs ("low or medium glycemic load per serving"). */
const RUN = 8

/** No word used in cooking is longer. */
const ENCODED = /[a-z0-9+/=_-]{80}/i

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

function repeatsOurs(words: readonly string[]): boolean {
  for (let from = 0; from + RUN <= words.length; from += 1) {
    let run: Run | undefined = OURS
    for (let at = from; run && at < from + RUN; at += 1) run = run.get(words[at] ?? '')
    if (run) return true
  }
  return false
}

/** A tree of our runs, word by word: most words of a recipe begin none. */
interface Run extends Map<string, Run> {}

const OURS: Run = new Map()
for (const words of OWN_SENTENCES.map(wordsOf)) {
  for (let from = 0; from + RUN <= words.length; from += 1) {
    let run = OURS
    for (const word of words.slice(from, from + RUN)) {
      const next: Run = run.get(word) ?? new Map()
      run.set(word, next)
      run = next
    }
  }
}
