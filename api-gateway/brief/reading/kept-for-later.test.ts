import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
    .readings.map((reading) => reading.text)
    .sort()

describe('wishes of everyday requests', () => {
  it.each<[text: string, words: string[]]>([
    ['tofu, made the day before', ['to make ahead', 'tofu']],
    ['tofu that reheats well', ['to make ahead', 'tofu']],
    ['holiday tofu, can be made ahead', ['for a holiday', 'to make ahead', 'tofu']],
    ['pollo que aguante tres días en el refri', ['chicken', 'to make ahead']],
    ['pollo para recalentar mañana', ['chicken', 'to make ahead']],
    ['prep in the morning, tofu', ['tofu']],
    ['tofu, around 6 dollars', ['easy on the budget', 'tofu', 'within a price']],
    ['I only have $12, tofu', ['easy on the budget', 'tofu', 'within a price']],
    ['$80 anniversary, tofu', ['for date night', 'tofu', 'within a price']],
    ['nothing expensive, tofu', ['easy on the budget', 'tofu']],
    ['I love it hot, tofu', ['spicy', 'tofu']],
    ['tofu with a kick of heat', ['spicy', 'tofu']],
    ['I like it hot out of the oven, not spicy, tofu', ['in the oven', 'not spicy', 'tofu']],
    ['a proper British tea, tofu', ['British', 'dinner', 'tofu']],
  ])('are read: %s', (text, words) => expect(wordsOf(text)).toEqual(words))
})
