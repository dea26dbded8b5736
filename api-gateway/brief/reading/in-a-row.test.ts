import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK).readings.map(
    (reading) => reading.text,
  )

describe('foods refused in a row without commas', () => {
  it.each<[text: string, refused: string[]]>([
    ['chicken soup without celery carrots onion', ['no celery', 'no carrots', 'no onion']],
    ['soup, no beans corn peppers please', ['no beans', 'no corn', 'no peppers']],
    ['jain dal no onion garlic potato or any root veg', ['no onion', 'no garlic', 'no potato']],
    ['food for a fast today. no onion garlic no normal salt', ['no onion', 'no garlic']],
    ['a salad, no olives tomatoes cucumber', ['no olives', 'no tomatoes', 'no cucumber']],
  ])('are all refused: %s', (text, refused) => expect(wordsOf(text)).toEqual(expect.arrayContaining(refused)))

  it.each<[text: string, wanted: string]>([
    ['I want dinner no dairy salmon', 'salmon'],
    ['dinner, no dairy chicken broccoli', 'broccoli'],
    ['tacos no cheese beef', 'beef'],
    ['no rice chicken curry', 'chicken curry'],
    ['no dried fruit oatmeal', 'oatmeal'],
  ])('end before what is asked for: %s', (text, wanted) => expect(wordsOf(text)).toContain(wanted))
})

describe('other ways to say no', () => {
  it.each<[text: string, readings: string[]]>([
    ['ceviche pero soy vegana y tampoco como champiñones', ['ceviche', 'vegan', 'no mushrooms']],
    ['sopa sin cebolla, tampoco puedo comer apio', ['a soup', 'no onion', 'no celery']],
    ['no como carne ni tampoco pescado', ['no meat', 'no poultry', 'no fish']],
    ['chicken curry not to spicy', ['chicken curry', 'not spicy']],
    ['not to salty chicken soup', ['chicken soup', 'low in salt']],
    ['chili, not too much salt', ['chili', 'low in salt']],
    ['chili, don’t overdo the salt', ['chili', 'low in salt']],
  ])('%s', (text, readings) => expect(wordsOf(text)).toEqual(readings))
})
