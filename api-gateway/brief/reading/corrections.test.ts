import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const wordsOf = (text: string) => read(text).readings.map((reading) => reading.text)

describe('corrections inside a text', () => {
  it.each<[text: string, reading: string, gone: RegExp]>([
    ['shrimp pasta, no wait, rice. shrimp and rice', 'rice', /pasta|wait/],
    ['thai beef curry actually scratch that make it chicken', 'chicken curry', /beef/],
    ['salmon... hmm no, cod', 'cod', /salmon/],
    ['chicken stew for 4, I mean 3', 'for 3', /for 4/],
    ['tacos, actually make it burgers', 'hamburger', /tacos/],
    ['soup for lunch, i mean dinner', 'dinner', /lunch/],
    ['steak in the oven, no wait, air fryer', 'in an air fryer', /oven/],
    ['dinner under 30 carbs, sorry, 40 carbs', 'at most 40 g carbs', /30/],
    ['pasta with cream, no wait, no cream', 'no cream', /^cream/],
    ['tacos de res, no, mejor de pescado', 'fish tacos', /beef/],
    ['lentejas, mejor dicho frijoles', 'beans', /lentils/],
    ['pollo para 4, digo 3', 'for 3', /for 4/],
    ['tuna sandwich, on second thought a salad', 'tuna salad', /sandwich/],
    ['chicken soup, actually make it a stew', 'chicken stew', /soup/],
    ['beef tacos no wait burrito', 'burritos', /tacos/],
    ['beef chili actually make it turkey', 'turkey chili', /beef/],
    ['egg salad sandwich, nah lets do a wrap', 'egg salad sandwich', /nah|wait/],
    ['pizza, well what i really want is a burger', 'hamburger', /pizza/],
    ['salmon for 2 oh wait 3', 'for 3', /for 2/],
    ['for 4, no, make that 6', 'for 6', /for 4/],
    ['pollo, bueno en realidad lo que quiero es pescado', 'fish', /chicken/],
    ['quiero pollo, no, más bien pavo', 'turkey', /chicken/],
    ['pan para el desayuno, bueno en realidad lo que quiero es pan para sándwich', 'bread', /realidad/],
    ['perdón, pollo sin arroz no, con arroz', 'chicken and rice', /no rice|perdon/],
  ])('%s', (text, reading, gone) => {
    expect(wordsOf(text)).toContain(reading)
    for (const words of wordsOf(text)) expect(words).not.toMatch(gone)
  })

  it.each<[text: string, readings: string[]]>([
    ['chicken, no nuts, no onions', ['chicken', 'no nuts', 'no onions']],
    ['pasta with cheese, actually healthy please', ['pasta', 'cheese']],
    ['beef tacos, and make guacamole too', ['tacos', 'guacamole']],
    ["I can't wait, salmon with rice", ['salmon', 'rice']],
  ])('%s corrects nothing', (text, readings) => {
    for (const reading of readings) expect(wordsOf(text).join()).toContain(reading)
  })

  it('a wrap is no sandwich on bread', () => {
    const { bases, dish } = read("chicken salad sandwich no wait make it a wrap, for tomorrow's lunch")
    expect(dish?.id).toBe('chicken-salad-sandwich')
    expect(bases).toMatchObject([{ kind: 'wraps', food: 'whole wheat tortilla' }])
  })

  it('takes no allergy back', () => {
    expect(read('i am allergic to nuts, i mean shellfish too, chicken for dinner').allergies).toContain(
      'nuts',
    )
  })
})

describe('grams a serving, sugar, crusts and little of something', () => {
  it.each<[text: string, reading: string]>([
    ['a proper small meal, around 30 carbs plus protein', 'about 30 g carbs'],
    ['crustless pumpkin pie under 20 g a slice', 'at most 20 g carbs'],
    ['crustless pumpkin pie under 20 g a slice', 'no crust'],
    ['arroz con leche sin azúcar que tenga unos 25 g por porción', 'about 25 g carbs'],
    ['arroz con leche sin azúcar que tenga unos 25 g por porción', 'no added sugar'],
    ['una merienda de 15 gramos', 'about 15 g carbs'],
    ['a 15 gram snack', 'about 15 g carbs'],
    ['chocolate cake, just not so much sugar', 'no added sugar'],
    ['pasta con atun en 15 min pero no mucha pasta', 'little pasta'],
    ['cena ligera con pollo, sin tanta grasa', 'light'],
    ['pollo con arroz, tampoco tanto arroz', 'little rice'],
    ['nachos, not loads of cheese', 'little cheese'],
  ])('%s: %s', (text, reading) => {
    expect(wordsOf(text)).toContain(reading)
  })

  it('does not count what is weighed', () => {
    expect(read('chicken about 80 g per person').limits).toEqual([])
    expect(read('30 g carbs plus').limits).toEqual([{ figure: 'carbs', kind: 'at-least', value: 30 }])
  })
})
