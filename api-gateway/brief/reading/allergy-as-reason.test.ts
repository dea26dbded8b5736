import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const allergiesIn = (text: string) =>
  [...briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK).allergies].sort()

it.each([
  ['dinner with chicken, no shrimp because my son is allergic', ['shellfish']],
  ['no eggs or milk, my youngest is deathly allergic', ['dairy', 'eggs']],
  ['no fish, no eggs: my husband is allergic. rice bowl please', ['eggs', 'fish']],
  ["I'm allergic so please no soy, chicken stir fry", ['soy']],
  ["beef stew without milk cuz I'm allergic to it", ['dairy']],
  ["I don't eat shrimp because of an allergy, chicken for two", ['shellfish']],
  ['No sesame. My daughter is allergic. Chicken wings tonight', ['sesame']],
  ['arroz con pollo sin gambas porque mi hijo es alérgico', ['shellfish']],
  ['una sopa q no lleve camarones mi niño es alergico', ['shellfish']],
  ['sin huevo ni soya pq soy alergica, algo con pechuga', ['eggs', 'soy']],
  ['pollo sin leche ni huevo debido a una alergia', ['dairy', 'eggs']],
  ['tacos de res, nada de queso ya que mi esposa es alérgica', ['dairy']],
  ['soy alérgica así que sin mariscos por favor, algo con pollo', ['shellfish']],
  ['no shrimp, it gives my son hives. chicken please', ['shellfish']],
  ['sopa de ahuyama sin crema de leche; me da alergia', ['dairy']],
  ['pollo guisado sin ajonjolí, es alérgico mi marido', ['sesame']],
])('what is refused because of an allergy is an allergy: %s', (text, allergies) => {
  expect(allergiesIn(text)).toEqual(allergies)
})

it.each([
  'no shrimp because my son hates it, chicken dinner',
  "no milk, I'm not allergic, I just don't like it",
  "no milk. I'm allergic to onions",
  'sin camarones, no soy alérgica pero no me gustan',
  'sin leche porque me cae mal, algo con pollo',
  'no shrimp, with something my allergic son can eat like chicken',
])('a dislike beside it stays one: %s', (text) => {
  expect(allergiesIn(text)).toEqual([])
})

it.each([
  ['quiero pescado al horno, soy alérgica a la leche', ['dairy']],
  ['camarones al ajillo para 2, mi esposo es alérgico al trigo', ['wheat']],
  ['leche y huevo: soy alérgica a ambos', ['dairy', 'eggs']],
  ['no nut allergies here, no problem. egg salad', []],
])('what is asked for beside an allergy is none: %s', (text, allergies) => {
  expect(allergiesIn(text)).toEqual(allergies)
})
