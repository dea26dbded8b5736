import { plainLine } from '@evenplate/nutrition/reading/plain-line'
import { readAmount } from '@evenplate/nutrition/reading/read-amount'
import { tagRest } from '@evenplate/nutrition/reading/tag-rest'
import { readUnit } from '@evenplate/nutrition/reading/units'
import { trained } from './perceptron.ts'
import { plainOf, TAGGED_LINES, type Tag, taggedWords, wordsIn } from './tagged-lines.ts'

/** Of all words with a tag, the share that got it; of all lines, the share whose food was tagged word for word. */
export type Score = { words: number; foods: number }

/** The grammar that ships, on all lines. */
export const grammarScore = (): Score => score(TAGGED_LINES, tagsOfGrammar)

/** A perceptron on lines it was not trained on: three times, trained on two thirds each time. */
export function modelScore(): Score {
  const folds = [0, 1, 2].map((fold) => {
    const isHeld = (_: string, at: number) => at % 3 === fold
    const model = trained(TAGGED_LINES.filter((line, at) => !isHeld(line, at)).map(taggedWords))
    return score(TAGGED_LINES.filter(isHeld), (line) => model(wordsIn(line)))
  })
  const mean = (of: (one: Score) => number) => folds.reduce((sum, one) => sum + of(one), 0) / folds.length
  return { words: mean(({ words }) => words), foods: mean(({ foods }) => foods) }
}

function score(lines: readonly string[], tagged: (line: string) => Tag[]): Score {
  let words = 0
  let right = 0
  let foods = 0
  for (const line of lines) {
    const wanted = taggedWords(line)
    const got = tagged(plainOf(line))
    const counted = wanted.flatMap(({ tag }, at) => (tag === 'O' || !isWord(wanted[at]!.word) ? [] : [at]))
    words += counted.length
    right += counted.filter((at) => got[at] === wanted[at]!.tag).length
    const isFood = (tag: Tag | undefined, at: number) => tag === 'F' && /\p{L}/u.test(wanted[at]!.word)
    if (wanted.every(({ tag }, at) => isFood(tag, at) === isFood(got[at], at))) foods += 1
  }
  return { words: right / words, foods: foods / lines.length }
}

const isWord = (word: string): boolean => /[\p{L}\d]/u.test(word)

/** The grammar names parts, not words: each word gets the tag of the part it is found in. */
function tagsOfGrammar(line: string): Tag[] {
  const { rest } = readAmount(plainLine(line))
  const tagged = tagRest(rest)
  const parts: [Tag, string[]][] = [
    ['F', wordsIn(tagged.food)],
    ['P', tagged.preparation.flatMap(wordsIn)],
    ['A', [...tagged.alternatives, ...tagged.examples].flatMap(wordsIn)],
    ['C', [...tagged.comments, tagged.optional ? 'optional' : ''].flatMap(wordsIn)],
  ]
  return wordsIn(line).map((word) => {
    for (const [tag, words] of parts) {
      const at = words.indexOf(word)
      if (at < 0) continue
      words.splice(at, 1)
      return tag
    }
    if (/^\d/.test(word)) return 'Q'
    // "Bunch x" is one bunch, but the word is a unit.
    if (readUnit(`${word} x`)) return 'U'
    if (readAmount(`${word} x`).amount.quantity) return 'Q'
    return SIZES.test(word) ? 'S' : 'O'
  })
}

const SIZES = /^(?:small|medium|large)$/
