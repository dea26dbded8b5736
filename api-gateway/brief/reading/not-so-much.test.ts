import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK).readings.map(
    (reading) => reading.text,
  )

describe('what somebody should have less of', () => {
  it.each<[text: string, readings: string[]]>([
    [
      'Gumbo like my mama made but I cant have all that roux and rice. No okra either, hubby hates it',
      ['gumbo', 'little rice', 'no okra', 'no roux'],
    ],
    [
      "i can't have so much bread and pasta anymore, what's for dinner",
      ['little bread', 'little pasta', 'dinner'],
    ],
    ['cant have a lot of rice, stir fry please', ['stir-fry', 'little rice']],
    ["i can't have that much sugar, lemon cake", ['lemon cake', 'no added sugar']],
    ["he can't have too much salt, soup", ['a soup', 'low in salt']],
    ['trying to cut back on rice, curry', ['curry', 'little rice']],
    ['i need to back off the bread, lunch', ['little bread', 'lunch']],
    ['no puedo comer tanto arroz, quiero paella', ['paella', 'little rice']],
    ['tengo que bajarle al arroz, cena', ['little rice', 'dinner']],
    ['my doctor told me to lay off the bread, dinner', ['dinner', 'no bread']],
    ['the doctor took away my bread and pasta, dinner', ['dinner', 'no bread', 'no pasta']],
    ['my nutritionist wants me off bread, lunch', ['lunch', 'no bread']],
    ['me quitaron el pan, cena', ['dinner', 'no bread']],
    ['el doctor me quitó el pan y las tortillas, quiero tacos', ['tacos', 'no bread', 'no tortillas']],
  ])('is no allergy: %s', (text, readings) => expect(wordsOf(text)).toEqual(readings))

  it.each<[text: string, refused: RegExp]>([
    ["I can't have much dairy, lasagna", /no dairy|dairy-free|dairy allergy/],
    ["can't have a lot of nuts, dessert", /no nuts|nuts allergy/],
    ["can't have eggs, breakfast", /eggs allergy/],
    ['no puedo comer huevo, desayuno', /eggs allergy/],
    ['me quitaron la leche, cena', /dairy allergy|no milk|dairy-free/],
  ])('but what may do harm stays refused: %s', (text, refused) =>
    expect(wordsOf(text).join()).toMatch(refused),
  )

  it.each<[text: string, readings: string[]]>([
    ['reduce my sugar spikes, dinner', ['dinner']],
    ["i can't eat so much in the morning, breakfast", ['breakfast']],
    ['a dinner that cuts down on dishes', ['dinner']],
  ])('and nothing else is: %s', (text, readings) => expect(wordsOf(text)).toEqual(readings))
})
