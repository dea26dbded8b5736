import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
    .readings.map((reading) => reading.text)
    .sort()

const CHEAP = ['easy on the budget', 'within a price']

describe('figures beside others', () => {
  it.each<[text: string, words: string[]]>([
    ['pork, saturated fat under 5 g', ['at most 5 g saturated fat', 'pork']],
    ['less than 6 grams of saturated fat, beef', ['at most 6 g saturated fat', 'beef']],
    ['low in saturated fat, around 6 dollars, tofu', [...CHEAP, 'low in saturated fat', 'tofu']],
    ['low sodium and saturated fat, tofu', ['low in salt', 'low in saturated fat', 'tofu']],
    ['pollo asado bajo en grasas saturadas', ['low in saturated fat', 'roast chicken']],
    ['husband watches his saturated fat, tofu', ['low in saturated fat', 'tofu']],
    ['mom watches her cholesterol, tofu', ['low in cholesterol', 'tofu']],
    ['muffins, sugar under 8g', ['muffins', 'no added sugar', 'within a limit of sugar']],
    ['keep my sugar under 140, tofu', ['tofu']],
    ['tofu, carbs between 30 and 40', ['at least 30 g carbs', 'at most 40 g carbs', 'tofu']],
    ['low fat, around 6 dollars, tofu', [...CHEAP, 'low in fat', 'tofu']],
    ['high fiber, 3 bowls, tofu', ['for 3', 'high in fiber', 'tofu']],
    ['high protein for 3 bucks a plate, tofu', [...CHEAP, 'high in protein', 'tofu']],
  ])('are each read as what they are of: %s', (text, words) => expect(wordsOf(text)).toEqual(words.sort()))
})

describe('times not to be passed', () => {
  it.each<[text: string, minutes: number]>([
    ["can't spend more than 20 minutes, tofu", 20],
    ["don't want to spend more than half an hour cooking, tofu", 30],
    ["I can't be in the kitchen longer than 25 min, tofu", 25],
    ['tofu, ready in twenty', 20],
  ])('are no time that the cook has at least: %s', (text, minutes) =>
    expect(wordsOf(text)).toEqual([`ready in ${minutes} minutes`, 'tofu']),
  )
})

describe('a number that is said again', () => {
  it.each<[text: string, words: string[]]>([
    ['tofu, under 30 carbs, make it 6 servings', ['at most 30 g carbs', 'for 6', 'tofu']],
    ['under 30 carbs, crunchy tofu, make it 6', ['at most 30 g carbs', 'crunchy', 'for 6', 'tofu']],
    ['tofu for 4, make it 6', ['for 6', 'tofu']],
    ['tofu, under 30 carbs, I mean 40 carbs', ['at most 40 g carbs', 'tofu']],
  ])('takes back only one of its own kind: %s', (text, words) => expect(wordsOf(text)).toEqual(words))
})
