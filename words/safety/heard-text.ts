import { type Heard, heardIn } from './judge.ts'
import { sentencesOf, wholeOf } from './plain-text.ts'
import { type Read, readOf } from './rule.ts'
import { unitsOf } from './units.ts'

export type Sentence = { sentence: string; read: Read }

/** A text parsed for all rules and judges at once: as one sentence, and sentence by sentence. */
export type HeardText = Sentence & { sentences: readonly Sentence[]; heard: Heard }

export function heardText(text: string): HeardText {
  const whole = partsOf(wholeOf(text))
  const sentences = sentencesOf(text).map((sentence) =>
    sentence === whole.sentence ? whole : partsOf(sentence),
  )
  return { ...whole, sentences, heard: heardIn(whole.read.units) }
}

const partsOf = (sentence: string): Sentence => ({ sentence, read: readOf(unitsOf(sentence)) })
