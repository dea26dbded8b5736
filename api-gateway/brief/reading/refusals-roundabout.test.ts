import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { wholeReading } from './whole-reading.ts'

const read = (text: string, language = 'en') => wholeReading(text, language, DISHES)
const asked = ({ must, wished, dishes }: ReturnType<typeof read>) =>
  [...must.flat(), ...wished.flat(), ...dishes.map(({ said }) => said)].join(', ')

it.each([
  ['a potluck dish, I can’t bring anything with nuts', 'nuts'],
  ['lunch, we’re not allowed to bring food containing peanuts', 'peanuts'],
  ['they don’t let us bring peanuts, need a snack', 'peanuts'],
  ['I can’t bring peanuts to school, a snack', 'peanuts'],
  ['something crunchy that isnt nuts or celery', 'celery'],
  ['breakfast that isnt porridge', 'porridge'],
  ['breakfast besides oatmeal', 'oatmeal'],
  ['soup with something that is not pounded yam', 'yam'],
  ['snack that doesnt contain any nuts', 'nuts'],
  ['shrimp is too expensive, pasta dinner', 'shrimp'],
  ['salmon is too fishy for my kids, another fish', 'salmon'],
  ['no microwave or peanuts, a snack', 'peanuts'],
  ['no fuss or onions, chicken dinner', 'onions'],
  ['hates lumps and celery, soup', 'celery'],
  ['she hates the texture and smell of fish, dinner', 'fish'],
])('“%s” refuses %s', (text, food) => {
  const one = read(text)
  expect(one.unwanted).toContain(food)
  expect(asked(one)).not.toMatch(new RegExp(`\\b(?:${food}|oatmeal)\\b`))
})

it.each([
  ['en la escuela no dejan llevar cacahuate, dame un snack', 'peanuts'],
  ['no nos dejan llevar nada con cacahuate, un snack', 'peanuts'],
  ['merienda para el cole, prohíben los frutos secos', 'nuts'],
  ['en el cole no permiten frutos secos, un snack', 'nuts'],
  [
    'tengo pechuga de pollo y brócoli y un poquito de quinua y quiero hacer algo para mí y mis dos niñas que no sea aburrido y que no lleve cebolla porque no se la comen',
    'onion',
  ],
  ['algo para mis niñas que no sea aburrido y que no lleve cebolla porque no se la comen', 'onion'],
  ['las alitas son muy engorrosas, algo para el partido', 'chicken wings'],
  ['botana que no sean papitas ni nada frito', 'fried food'],
  ['snack sin microondas ni cacahuates', 'peanuts'],
  ['sopa sin grumos ni apio', 'celery'],
])('“%s” refuses %s', (text, food) => {
  const one = read(text, 'es')
  expect(one.unwanted).toContain(food)
  expect(asked(one)).not.toContain(food)
})

it('keeps an allergy to what somebody can’t eat', () => {
  expect(read('no puedo comer camarones, una cena', 'es').allergies).toContain('shellfish')
  expect(read('mi hijo no puede comer nada con leche, cena', 'es').allergies).toContain('dairy')
  expect(read('I can’t eat shrimp, a dinner').allergies).toContain('shellfish')
})

it.each([
  ['dinner, she eats nothing but noodles and cheese', 'noodles', 'en'],
  ['my toddler won’t eat anything but pasta', 'pasta', 'en'],
  ['what can I do with rotisserie chicken besides chicken salad', 'chicken', 'en'],
  ['mi hija no come más que fideos y queso, una cena', 'noodles', 'es'],
  ['mi niño no quiere comer nada que no sea pollo', 'chicken', 'es'],
])('“%s” asks for %s', (text, food, language) => {
  const one = read(text, language)
  expect(one.unwanted).toEqual([])
  expect(asked(one)).toContain(food)
})

it.each([
  ['no meat or chicken, just fish, dinner', 'en'],
  ['no meat, fish tacos please', 'en'],
  ['no como carne ni pollo, solo pescado, con atún', 'es'],
])('who eats fish is no vegetarian: %s', (text, language) => {
  const { diets, unwanted } = read(text, language)
  expect(diets).toEqual([])
  expect(unwanted).toEqual(expect.arrayContaining(['meat', 'poultry']))
})

it.each([
  ['no meat, bean tacos please', ['vegetarian']],
  ['vegetarian fish tacos', ['vegetarian']],
  ['french toast, got 2 slices keto bread', []],
  ['burrito with low carb tortilla', []],
  ['low carb dinner with tortillas', ['low-carb']],
  ['keto bread', ['keto']],
])('“%s” is of the diets %j', (text, diets) => {
  expect(read(text).diets).toEqual(diets)
})

it.each([
  ['no fried chicken, chicken thighs', 'not-fried-chicken', 'chicken thighs'],
  ['not grilled chicken again, something with beef', 'not-grilled-chicken', 'beef'],
  ['no peanut butter, snack for school', undefined, ''],
])('“%s” refuses the dish %s alone', (text, style, food) => {
  const one = read(text)
  expect(one.style.find((name) => /^(?:not|no)-/.test(name))).toBe(style)
  expect(one.must.flat().join(', ')).toBe(food)
})

it.each([
  ['no artificial sweetener, he hates the aftertaste', 'en'],
  ['soup, no lumps please', 'en'],
  ['merluza para mi padre, le cuesta masticar y tiene la tensión alta', 'es'],
  ['huevos pericos sin arepa y sin cilantro que me sabe a jabón', 'es'],
])('“%s” names no food that we don’t know', (text, language) => {
  const { unknown, unwanted, must } = read(text, language)
  expect(unknown).toEqual([])
  expect([...unwanted, ...must.flat()].join(', ')).not.toMatch(/aftertaste|lumps|jabon|cheese/)
})

it('calls a dish by the words of somebody who refuses what its title names', () => {
  const { dishes } = read('low carb lasagna but please no zucchini noodles')
  expect(dishes.map(({ said }) => said)).toEqual(['low carb lasagna'])
})

it.each([
  'dinner with chicken, the soup was too salty',
  'I can’t bring lunch to work, chicken salad',
  'chicken is too dry when I bake it, chicken with rice',
])('refuses nothing: %s', (text) => {
  expect(read(text).unwanted).toEqual([])
})
