import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const briefed = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const wordsOf = (text: string) => briefed(text).readings.map((reading) => reading.text)

describe('pans and burners', () => {
  it.each<[text: string, words: string[]]>([
    ['got a Dutch oven I love, beef', ['beef', 'in a Dutch oven']],
    ['carry it in a 9x13 pan, turkey', ['turkey', 'in a baking dish']],
    ['cast iron skillet, pork, serves 4', ['pork', 'for 4', 'in a skillet']],
    ['one skillet only, pork', ['pork', 'one pan']],
    ['two burners, chicken', ['chicken', 'on the stove']],
    ['tiny oven, chicken', ['chicken', 'in the oven']],
    ['small oven and one ring, tofu', ['tofu', 'in the oven']],
    ["don't have an oven, one burner, eggs", ['eggs', 'on the stove', 'no oven']],
    ['pollo, solo tengo una olla y una hornilla', ['chicken', 'on the stove', 'one pan']],
    ["won't touch peas, rice cooker is all I own", ['no peas', 'in a rice cooker']],
  ])('are read: %s', (text, words) => expect(wordsOf(text).sort()).toEqual(words.sort()))

  it.each<[text: string]>([
    ['my oven is out, tofu'],
    ["oven's on the fritz, tofu"],
    ['the oven is not an option, tofu'],
    ["the oven won't heat up, tofu"],
  ])('an oven that is out is no oven, and nothing else is refused: %s', (text) =>
    expect(wordsOf(text).sort()).toEqual(['no oven', 'tofu']),
  )

  it('pans that somebody lacks are not asked for', () =>
    expect(wordsOf('no 9x13 pan, eggs')).not.toContain('in a baking dish'))
})
