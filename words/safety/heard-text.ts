import { LIMITS } from '@evenplate/domain/limits'
import { type Heard, heardIn } from './judge.ts'
import { sentencesOf, wholeOf } from './plain-text.ts'
import { type Read, readOf } from './rule.ts'
import { unitsOf } from './units.ts'

export type Sentence = { sentence: string; read: Read }

/** A text parsed for all rules and judges at once: as one sentence, and sentence by sentence. */
export type HeardText = Sentence & { sentences: readonly Sentence[]; heard: Heard }

/** The last text is kept: one text is asked several questions, and one request may say the same in several fields. */
export function heardText(text: string): HeardText {
  if (last?.text === text) return last.heard
  const heard = parsed(text)
  // A longer one is cut anyway, and would only take up memory.
  if (text.length <= LIMITS.freeTextMax) last = { text, heard }
  return heard
}

let last: { text: string; heard: HeardText } | undefined

function parsed(text: string): HeardText {
  const whole = partsOf(wholeOf(text))
  const sentences = sentencesOf(text).map((sentence) =>
    sentence === whole.sentence ? whole : partsOf(sentence),
  )
  return { ...whole, sentences, heard: heardIn(whole.read.units) }
}

const partsOf = (sentence: string): Sentence => ({ sentence, read: readOf(unitsOf(sentence)) })
