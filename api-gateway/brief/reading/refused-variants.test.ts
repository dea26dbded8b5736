import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK).readings.map(
    (reading) => reading.text,
  )

describe('a refused variant of what is asked for', () => {
  it.each<[text: string, readings: string[]]>([
    [
      'i want pancakes. regular pancakes not those banana egg things',
      ['pancakes', 'not banana egg pancakes'],
    ],
    ['i want milk chocolate, not that sugar free stuff', ['milk chocolate']],
    ['normal bread not that keto stuff', ['bread']],
    ['full fat yogurt not that low fat junk', ['full fat yogurt']],
    ['real pizza, not that cauliflower crust stuff', ['pizza', 'no cauliflower']],
    ['ice cream, not the banana kind', ['ice cream', 'no banana']],
    ['i want a real burger, no veggie burger', ['hamburger']],
    ['regular milk not almond milk, pudding', ['pudding', 'milk', 'no almond milk']],
    ['hotcakes normales, no esos de plátano con huevo', ['pancakes', 'no banana', 'no plantain']],
    ['quiero pizza de verdad, no esa de coliflor', ['pizza', 'no cauliflower']],
    ['chocolate con leche, no ese sin azúcar', ['milk chocolate']],
  ])('refuses neither the dish nor its parts: %s', (text, readings) =>
    expect(wordsOf(text)).toEqual(readings),
  )

  it.each<[text: string, readings: string[]]>([
    ['muffins, not the egg kind', ['muffins', 'no egg']],
    ['sugar free chocolate cake', ['chocolate cake', 'no added sugar']],
    ['vegan burger, not the soy kind', ['burger', 'vegan', 'no soy']],
  ])('refuses what is refused: %s', (text, readings) => expect(wordsOf(text)).toEqual(readings))

  it('refuses the foods themselves where they do harm', () => {
    const words = wordsOf('pancakes, not those banana egg things, eggs give me hives')
    expect(words.join()).toMatch(/eggs allergy/)
  })
})
