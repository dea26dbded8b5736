import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const wordsOf = (text: string) => read(text).readings.map((reading) => reading.text)

describe('words that only look like foods', () => {
  it.each<[text: string, readings: string[]]>([
    ['alot of veggies and chicken', ['veggies', 'chicken']],
    ['pad see ew chicken for 2', ['pad see ew', 'chicken', 'for 2']],
    ['Margarita without the sugar for cinco de mayo party', ['margarita', 'no sugar', 'for a holiday']],
    ['salsa para el 5 de mayo', ['salsa', 'for a holiday']],
    ['verduras, por ejemplo brócoli', ['vegetables', 'broccoli']],
    ["he's a meat and potatoes guy, slow cooker dinner", ['dinner', 'in a slow cooker', 'hearty']],
    [
      'Sweet potato or regular potato? either way i want fries in the air fryer',
      ['french fries', 'sweet potato or potato', 'in an air fryer'],
    ],
    ['cooking is a piece of cake, chicken dinner', ['chicken', 'dinner']],
    ['gf df dinner', ['dinner', 'gluten-free', 'dairy-free']],
    ['pancakes must be gf', ['pancakes', 'gluten-free']],
    ['gf/df brownies', ['brownies', 'gluten-free', 'dairy-free']],
  ])('are none: %s', (text, readings) => {
    expect(wordsOf(text)).toEqual(readings)
    expect(read(text)).toMatchObject({ unknown: [] })
    expect(read(text).strange ?? []).toEqual([])
  })

  it.each<[text: string, readings: string[]]>([
    ['meat and potatoes dinner', ['potatoes', 'dinner']],
    ['a piece of cake for 2', ['cake', 'for 2']],
    ['sandwich with mayo for 5', ['mayo', 'a sandwich', 'for 5']],
    ['dinner with my gf tonight', ['dinner']],
  ])('and foods are foods: %s', (text, readings) => {
    for (const reading of readings) expect(wordsOf(text)).toContain(reading)
    expect(read(text).diets).toEqual([])
  })
})

describe('how many, how long and how salty', () => {
  it.each<[text: string, servings: number]>([
    ['dinner tonight for 4, two kids who hate anything green, one diabetic', 4],
    ['dinner for 6 including two kids', 6],
    ['dinner for 5, 3 kids and 2 adults', 5],
    ['two kids, dinner for 4', 4],
    ['dinner for 4 and 2 kids', 6],
    ['2 adults and 2 kids', 4],
    ['lunch for 3 kids and me', 4],
    ['for 2 kids', 2],
    ['cookies for 12 kids', 12],
    ['cena para 4, dos niños y dos adultos', 4],
  ])('%s', (text, servings) => expect(read(text).servings).toBe(servings))

  it.each<[text: string, minutes: number | null]>([
    ['dinner, I only have 20 minutes after work', 20],
    ['20 min tops, chicken', 20],
    ['dinner, no more than 20 mins to spare', 20],
    ['got 15 minutes before practice, dinner', 15],
    ['solo tengo 20 minutos después del trabajo, pollo', 20],
    ['my walk is 20 minutes after dinner', null],
    ['i check 2 hours after eating, chicken', null],
  ])('%s: %s', (text, minutes) => expect(read(text).minutes).toBe(minutes))

  it.each([
    'Type 2 and just got told to watch my sodium too. soup',
    'need to watch my salt, soup',
    'soup, keep the sodium down',
    'easy on the sodium, soup',
    'high blood pressure so not salty, soup',
    'cutting back on salt, soup',
    'sopa, tengo que cuidar la sal',
    'tengo que cuidarme de la sal, sopa',
    'sopa, bajarle a la sal',
  ])('%s', (text) => {
    expect(read(text).style).toContain('low-salt')
    expect(read(text).unwanted).toEqual([])
  })

  it('but who need not watch the salt does not ask for that', () =>
    expect(read("I don't need to watch my salt, soup").style).not.toContain('low-salt'))
})
