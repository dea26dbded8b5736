import { OWN_SENTENCES } from './prompt.ts'

/**
 * Whether a text repeats a run of our own instructions to the model, or contains a block too long to be a word, such as encoded
 * text. Case, spacing and punctuation do not matter.
 */
export const leaksPrompt = (text: string): boolean =>
  ENCODED.test(text) || runsOf(text, (word) => STARTS.has(word)).some((run) => OWN.has(run))

/** As many words from the end of a text as a run needs that goes on in the next piece. */
export const lastWords = (text: string): string => (text.match(WORDS) ?? []).slice(1 - RUN).join(' ')

/** Words in a row: honest recipes contain shorter runs ("low or medium glycemic load per serving"). */
const RUN = 8

const WORDS = /[\p{L}\d]+/gu

/** No word used in cooking is longer. */
const ENCODED = /[a-z0-9+/=_-]{80}/i

function runsOf(text: string, begins: (word: string) => boolean): string[] {
  const words = text.toLowerCase().match(WORDS) ?? []
  return words.flatMap((word, at) =>
    at + RUN <= words.length && begins(word) ? [words.slice(at, at + RUN).join(' ')] : [],
  )
}

const OWN = new Set(OWN_SENTENCES.flatMap((sentence) => runsOf(sentence, () => true)))
/** Avoids building runs that do not begin like ours: the whole recipe is searched. */
const STARTS = new Set([...OWN].map((run) => run.split(' ', 1)[0]))
