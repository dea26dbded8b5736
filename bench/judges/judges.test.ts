import { describe, expect, it } from 'vitest'
import { heardText } from '../../words/safety/heard-text.ts'
import { scorerOf } from '../../words/safety/judge.ts'
import { soundsLikeDosing, soundsLow, soundsOnInsulin, soundsPregnant } from '../../words/safety/judges.ts'
import { DOSING } from '../../words/safety/weights/dosing.ts'
import { INSULIN } from '../../words/safety/weights/insulin.ts'
import { LOW } from '../../words/safety/weights/low.ts'
import { PREGNANCY } from '../../words/safety/weights/pregnancy.ts'
import { SECOND_LIST } from '../requests/second-list.ts'
import { hashOf } from './hash.ts'
import { examplesFor, withCopies, writtenPhrases } from './questions.ts'
import { type Example, learned, scoreBy } from './regression.ts'
import { packed } from './weights-file.ts'

const CUTS = { found: 0, kept: 0 }
const example = (says: boolean, ...places: number[]): Example => ({
  inputs: { places, counts: places.map(() => 1) },
  says,
  counts: 1,
})

describe('learning', () => {
  const examples = [
    ...Array.from({ length: 8 }, (_, at) => example(true, 1, 10 + at)),
    ...Array.from({ length: 8 }, (_, at) => example(false, 2, 20 + at)),
  ]
  const model = learned(examples)

  it('finds the words that distinguish texts, and trusts accidental words less', () => {
    expect(scoreBy(model, example(true, 1, 30).inputs)).toBeGreaterThan(1)
    expect(scoreBy(model, example(true, 2, 30).inputs)).toBeLessThan(-1)
    expect(Math.abs(model.weights[1]!)).toBeGreaterThan(2 * Math.abs(model.weights[10]!))
  })

  it('gives the same each time', () => expect(learned(examples)).toEqual(model))

  it('loses little by storing one character per weight', () => {
    const { inputs } = example(true, 1, 10)
    expect(scorerOf(packed(model, CUTS))(inputs)).toBeCloseTo(scoreBy(model, inputs), 1)
  })
})

describe('the published weights', () => {
  const phrases = writtenPhrases()

  it('were trained on today’s phrases by today’s code: if not, npm run bench:judges -- --write', () => {
    const now = hashOf(phrases)
    expect([LOW, DOSING, PREGNANCY, INSULIN].map(({ from }) => from)).toEqual([now, now, now, now])
  })

  it('nearly match a new training: rows of features may have changed since', () => {
    const examples = examplesFor('insulin', phrases)
    const again = scorerOf(packed(learned(withCopies(examples)), CUTS))
    const published = scorerOf(INSULIN)
    const apart = examples.filter(({ inputs }) => Math.abs(again(inputs) - published(inputs)) > 0.5)
    expect(apart.length / examples.length).toBeLessThan(0.1)
  })

  it('find almost nothing in everyday requests they were not trained on', () => {
    const texts = SECOND_LIST.flatMap(({ request }) => (request.mode === 'free' ? [request.text] : []))
    expect(texts.length).toBeGreaterThan(150)
    for (const judge of [soundsLow, soundsLikeDosing, soundsPregnant, soundsOnInsulin]) {
      const heard = texts.filter((text) => judge(heardText(text).heard, false))
      expect(heard.length, heard.join('\n')).toBeLessThan(texts.length / 100)
    }
  })
})
