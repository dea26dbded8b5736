import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK)

it.each([
  ['ensalada de betarraga con pollo', 'beets'],
  ['pollo con alverjitas y arroz', 'peas'],
  ['algo con porotos verdes y carne', 'green beans'],
  ['cachapas de jojoto', 'corn'],
  ['desayuno con lechoza', 'papaya'],
  ['pollo con ñame', 'yam'],
  ['sancocho de ahuyama y pollo', 'pumpkin'],
  ['puré de zapallo con pollo', 'pumpkin'],
  ['un filete de mero con ensalada', 'grouper'],
  ['pavita molida con zapallitos', 'ground turkey'],
  ['quiero carne con papas para 3', 'beef'],
  ['arroz con guisantes y un huevo', 'peas'],
  ['fideos integrales con atún', 'whole wheat pasta'],
  ['pan de caja integral con palta', 'whole wheat bread'],
  ['pescaíto con ensalada', 'fish'],
])('a name of one country is the food: %s', (text, food) => {
  const asked = read(text).readings?.map((reading) => reading.text)
  expect(asked).toContain(food)
})

it.each([
  ['pollo al horno sin centeno', ['rye'], []],
  ['soy alérgico al centeno, algo con pollo', ['rye'], ['gluten']],
  ['soy alérgica al merey, algo con pollo', ['tree nuts', 'cashews'], []],
  ['sopa de pollo sin tayota ni ñame', ['chayote', 'yam'], []],
  ['soy alérgica al pargo, algo con pollo', ['red snapper'], ['fish']],
  ['mi niña es alérgica a la cuajada, algo con pollo', [], ['dairy']],
  ['soy alérgica al sillao, algo con pollo', [], ['soy', 'wheat']],
  ['chicken dinner, allergic to sour cream', ['sour cream'], ['dairy']],
])('and it is what somebody must not have: %s', (text, foods, allergies) => {
  const { unwanted, allergies: kept } = read(text)
  expect(unwanted).toEqual(expect.arrayContaining(foods))
  expect([...kept].sort()).toEqual(allergies)
})

it.each([
  ['pollo al horno sin manteca', ['lard', 'butter']],
  ['pescado a la plancha sin limón', ['lemon', 'lime']],
  ['pollo guisado sin pimentón', ['paprika', 'bell pepper']],
  ['arroz con pollo, nada de ají', ['chili', 'bell pepper']],
  ['sopa de pollo sin zapallo', ['pumpkin', 'squash']],
  ['pollo al horno sin manteca de cerdo', ['lard']],
])('a word that means two foods refuses both: %s', (text, foods) => {
  expect(read(text).unwanted.sort()).toEqual(foods.sort())
})

it.each(['no como carne, quiero una cena', 'sin carne, verduras con queso', 'nada de carne con papas'])(
  'meat that is refused is all meat: %s',
  (text) => {
    expect(read(text).diets).toContain('vegetarian')
  },
)

it('an allergy to "manteca" may be one to butter', () => {
  expect(read('soy alérgica a la manteca, algo con pollo').allergies).toContain('dairy')
})

it.each(['refrigerio con manzana', 'un mecato saludable con queso', 'entremés con pepino'])(
  'a small meal by its name of one country is a snack: %s',
  (text) => {
    expect(read(text).readings?.map((reading) => reading.text)).toContain('snack')
    expect(read(text).unknown).toEqual([])
  },
)
