import { OWN_SENTENCES } from './prompt.ts'

/**
 * Whether a text holds a run of our own instructions to the model, or a block too long for any word, as text
 * that was encoded to slip by is. Case, spacing and punctuation do not matter.
 */
export const leaksPrompt = (text: string): boolean =>
  ENCODED.test(text) || runsOf(text, (word) => STARTS.has(word)).some((run) => OWN.has(run))

/** Words in a row: fewer stand in honest recipes ("low or medium glycemic load per serving"), and say nothing. */
const RUN = 8

/** No word of any kitchen is longer. */
const ENCODED = /[a-z0-9+/=_-]{80}/i

function runsOf(text: string, begins: (word: string) => boolean): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.flatMap((word, at) =>
    at + RUN <= words.length && begins(word) ? [words.slice(at, at + RUN).join(' ')] : [],
  )
}

const OWN = new Set(OWN_SENTENCES.flatMap((sentence) => runsOf(sentence, () => true)))
/** A whole recipe is read for it: runs that begin otherwise need not be put together. */
const STARTS = new Set([...OWN].map((run) => run.split(' ', 1)[0]))
