import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'
import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const dietsOf = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK).diets

const unwantedIn = (text: string) =>
  briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK).unwanted.toSorted()

it.each([
  ['I eat plants and only plants', ['vegan'], []],
  ['nada de origen animal, cena rápida', ['vegan'], []],
  ['nothing with a face please, dinner', ['vegetarian'], []],
  ['we keep halal', [], ['alcohol', 'pork']],
  ['somos musulmanes, cena con pollo', [], ['alcohol', 'pork']],
  ['kosher home, chicken dinner', [], ['dairy', 'pork', 'shellfish']],
  ['we keep kosher, supper for four', [], ['dairy', 'pork', 'shellfish']],
  ['kosher dinner with feta and chickpeas', [], ['meat', 'pork', 'poultry', 'shellfish']],
  ['kosher mac and cheese', [], ['meat', 'pork', 'poultry', 'shellfish']],
  ['kosher lasagna', [], ['meat', 'pork', 'poultry', 'shellfish']],
  ['chicken parmesan, we keep kosher', [], ['dairy', 'pork', 'shellfish']],
  ['kosher beef stroganoff', [], ['dairy', 'pork', 'shellfish']],
  ['kosher chicken with coconut milk', [], ['dairy', 'pork', 'shellfish']],
  ['cena kosher con pollo', [], ['dairy', 'pork', 'shellfish']],
  ['orthodox Jewish family, brisket for eight', [], ['dairy', 'pork', 'shellfish']],
  ['familia de judíos ortodoxos, cena con pollo', [], ['dairy', 'pork', 'shellfish']],
  ['kosher salt crusted salmon', [], []],
  ['hindu family, curry please', [], ['beef']],
  ['brisket, 5 years sober', [], ['alcohol']],
  ['tengo favismo, cena con pollo', [], ['fava beans']],
  ['we eat nothing that had a mother, supper', ['vegetarian'], []],
  ['nada que tenga ojos, cena con arroz', ['vegetarian'], []],
  ['Lenten Friday dinner for six', [], ['meat', 'poultry']],
  ['cena para el viernes de cuaresma', [], ['meat', 'poultry']],
  ['we are Mormon, brunch for ten', [], ['alcohol', 'coffee']],
  ['adventist potluck, rice dish', [], ['pork', 'shellfish']],
  ['bitten by a tick in May, dinner with turkey', [], ['gelatin', 'pork', 'red meat']],
  ['sattvic lunch with rice', [], ['allium']],
] as const)('reads what a religion or an illness rules out: %s', (text, diets, unwanted) => {
  expect(dietsOf(text)).toEqual(diets)
  expect(unwantedIn(text)).toEqual(unwanted)
})

it.each(ALL_DIETS)('reads %s by its label, but not if it is denied', (diet) => {
  expect(dietsOf(`a ${DIETS[diet].label} dinner with broccoli`)).toEqual([diet])
  expect(dietsOf(`a dinner with broccoli, not ${DIETS[diet].label}`)).toEqual([])
})

it.each([
  'my cousin keeps kosher, we don’t, so a seafood dinner',
  'I gave up being vegetarian, roast chicken please',
  'was vegan for years but not any more, an omelet',
  'his keto phase is over, pasta for two',
])('takes a diet as denied that was given up, or is kept by others: %s', (text) => {
  expect(dietsOf(text)).toEqual([])
  expect(unwantedIn(text)).toEqual([])
})

it('keeps the fast of Navratri: no meat, eggs, grain, onion or garlic', () => {
  const text = 'fasting for navratri, what can I cook without potato'
  const { diets, unwanted } = briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK)
  expect(diets).toContain('vegetarian')
  expect(unwanted).toEqual(expect.arrayContaining(['grain', 'onion', 'garlic', 'eggs', 'potato']))
})

it.each([
  ['chicken and a veggie', false],
  ['salmon with a veggie side', false],
  ['turkey and veggie soup', false],
  ['steak plus one steamed veggie, quick', false],
  ['a veggie stir fry', true],
  ['my sister is veggie, curry please', true],
  ['veggie chili', true],
])('veggie is a vegetable or a diet: %s', (text, isDiet) =>
  expect(dietsOf(text).includes('vegetarian')).toBe(isDiet),
)
