import { type Heard, heardIn } from './judge.ts'
import { sentencesOf, wholeOf } from './plain-text.ts'
import { type Read, readOf } from './rule.ts'
import { unitsOf } from './units.ts'

export type Sentence = { sentence: string; read: Read }

/** A text as rules and judges read it, as one sentence and as its sentences: each is taken apart once for all of them. */
export type HeardText = Sentence & { sentences: readonly Sentence[]; heard: Heard }

export function heardText(text: string): HeardText {
  const whole = partsOf(wholeOf(text))
  const sentences = sentencesOf(text).map((sentence) =>
    sentence === whole.sentence ? whole : partsOf(sentence),
  )
  return { ...whole, sentences, heard: heardIn(whole.read.units) }
}

const partsOf = (sentence: string): Sentence => ({ sentence, read: readOf(unitsOf(sentence)) })
