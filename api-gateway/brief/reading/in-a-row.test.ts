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

describe('examples of what is refused', () => {
  it.each<[text: string, refused: string[]]>([
    ['chocolate cake, my friend is allergic to all nuts including almonds', ['nuts allergy', 'no almonds']],
    ['no dairy including butter, pancakes', ['pancakes', 'dairy-free', 'no butter']],
    ['cannot eat legumes such as beans and lentils, soup', ['no legumes', 'no beans', 'no lentils']],
    ['no vegetables like broccoli or peas, dinner', ['no vegetables', 'no broccoli', 'no peas']],
    ['no nightshades (tomatoes, peppers, eggplant), curry', ['no nightshades', 'no tomatoes', 'no eggplant']],
    ['no shellfish including shrimp, crab and lobster, dinner', ['no shrimp', 'no crab', 'no lobster']],
    ['no nuts, especially peanuts, noodles', ['noodles', 'no nuts', 'no peanuts']],
    ['no quiero lacteos, incluyendo queso, cena', ['dairy-free', 'no cheese']],
  ])('are refused, too: %s', (text, refused) => {
    const words = wordsOf(text)
    expect(words).toEqual(expect.arrayContaining(refused))
    const wanted = refused.map((one) => one.replace(/^no /, ''))
    expect(words.filter((one) => wanted.includes(one) && !refused.includes(one))).toEqual([])
  })

  it.each<[text: string, not: string]>([
    ['no eggs, like chicken instead', 'no chicken'],
    ['allergic to tree nuts (almonds ok)', 'no almonds'],
    ['no rice like my mom makes, chicken', 'no chicken'],
  ])('nothing else is one: %s', (text, not) => expect(wordsOf(text)).not.toContain(not))
})

it('takes no refusal back for a recipe that is safe', () => {
  expect(wordsOf('I am allergic to nuts, dairy safe recipes please, cake').join()).toMatch(/dairy/)
  expect(wordsOf('allergic to peanuts, eggs good dinner ideas').join()).toMatch(/eggs? allergy|no eggs/)
})

describe('other ways to say no', () => {
  it.each<[text: string, readings: string[]]>([
    ['ceviche pero soy vegana y tampoco como champiñones', ['ceviche', 'vegan', 'no mushrooms']],
    ['sopa sin cebolla, tampoco puedo comer apio', ['a soup', 'no onion', 'no celery']],
    ['no como carne ni tampoco pescado', ['vegetarian', 'no fish']],
    ['chicken curry not to spicy', ['chicken curry', 'not spicy']],
    ['not to salty chicken soup', ['chicken soup', 'low in salt']],
    ['chili, not too much salt', ['chili', 'low in salt']],
    ['chili, don’t overdo the salt', ['chili', 'low in salt']],
  ])('%s', (text, readings) => expect(wordsOf(text)).toEqual(readings))
})

describe('examples in brackets', () => {
  it.each<[text: string, readings: string[]]>([
    ['no grains (oats, barley, corn)', ['no grains', 'no oats', 'no barley', 'no corn']],
    ['no starches (bread, noodles)', ['no grains', 'no starchy vegetables', 'no bread', 'no noodles']],
    ['no starches, pork chops', ['no grains', 'no starchy vegetables', 'pork chops']],
    ['no fish (cod and salmon ok)', ['no fish except cod and salmon']],
    ['no meat (beef ok), soup', ['a soup', 'no meat except beef']],
    ['no dairy, hard cheese is fine', ['no dairy except hard cheese']],
    ['no seafood. shrimp is ok', ['no seafood except shrimp']],
    ['no fish, trout ok if smoked', ['no fish']],
    ['no nuts (almonds ok?)', ['no nuts']],
    ['allergic to tree nuts (almonds ok)', ['no tree nuts']],
    ['allergic to fish (tuna ok)', ['fish allergy']],
  ])('are refused unless they are said to be fine: %s', (text, readings) =>
    expect(wordsOf(text)).toEqual(expect.arrayContaining(readings)),
  )
})
