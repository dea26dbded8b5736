import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('something sweet', () => {
  it.each([
    'Diwali sweet for 6 persons without sugar, diabetic uncle is coming',
    'a traditional sweet for Eid, low carb',
    "some sweets for the kids' party",
    'I want a small homemade sweet to have with tea',
    'sweets for my office, no nuts',
    'a festive sweet that keeps for a week',
    'algo dulce sin azúcar',
    'xmas pudding alternative, no alcohol',
    'quiero un dulce para la noche',
    'quiero dulces para 6 personas',
    'unos dulces sin azúcar para mi abuela',
  ])('is a dessert: %s', (text) => expect(read(text).mealType).toBe('Dessert'))

  it.each([
    'a sweet potato soup',
    'something sweet and sour with chicken',
    'something not too sweet, chicken maybe',
    'a little sweet and a little spicy chicken',
    'sweet chili tofu',
    'crab cakes gluten free',
    'salmon cakes for dinner',
    'no sweets please, chicken dinner',
    'I ate too many sweets, what is a good dinner',
    'a sweet pepper and chicken skillet',
    'pollo con pimientos dulces',
    'camote dulce al horno',
  ])('is not meant by: %s', (text) => expect(read(text).mealType).not.toBe('Dessert'))
})

describe('a food of desserts', () => {
  it.each([
    'something chocolate just for me tonight 15 carbs or less',
    'something with caramel tonight',
    'something fudgy this evening',
    'chocolate craving tonight, 20 g carbs',
    'a warm chocolate treat tonight',
    'algo de chocolate para esta noche',
    'se me antoja algo de chocolate hoy en la noche',
  ])('is a dessert tonight: %s', (text) => expect(read(text).mealType).toBe('Dessert'))

  it.each([
    ['something chocolate for breakfast', 'Breakfast'],
    ['chicken mole with chocolate tonight', 'Dinner'],
    ['something with caramelized onions tonight', 'Dinner'],
    ['chocolate for dinner, why not', 'Dinner'],
  ])('is none where another meal is named: %s', (text, meal) => expect(read(text).mealType).toBe(meal))
})

describe('one of two dishes', () => {
  const named = (text: string) => {
    const { dish, either = [], also = [] } = read(text)
    return { either: [dish, ...either].map((one) => one?.id), also: also.map(({ id }) => id) }
  }

  it.each([
    ['a sandwich or wrap', 2],
    ['tacos or burritos', 2],
    ['pizza or burgers or tacos tonight', 3],
    ['pancakes or waffles', 2],
    ['lasagna, or maybe a casserole', 2],
    ['chicken tikka masala or butter chicken under 15 g carbs', 2],
    ['quiero tacos o burritos para la cena', 2],
  ])('is enough: %s', (text, many) => {
    expect(named(text).either).toHaveLength(many)
    expect(named(text).also).toEqual([])
  })

  it.each([
    ['grilled cheese and tomato soup', 1, 0],
    ['fish or shrimp tacos', 1, 0],
    ['chili and then brownies', 1, 1],
  ])('is not said by: %s', (text, many, beside) => {
    expect(named(text).either).toHaveLength(many)
    expect(named(text).also).toHaveLength(beside)
  })

  it('shows both as one reading', () => {
    expect(read('tacos or burritos').readings.map((one) => one.text)).toContain('beef tacos or burrito')
  })
})

describe('warm food', () => {
  it.each([
    'rough day. i want something warm and cozy',
    'a hot meal for two',
    'something nice and warm for dinner',
    'something to warm me up',
    'a warm dinner please',
    'algo calientito y salado nomás para mí',
    'una comida caliente para hoy',
    'algo caliente para cenar',
  ])('is asked for: %s', (text) => expect(read(text).style).toContain('warm'))

  it.each([
    'hot sauce chicken',
    'something hot and sour with chicken',
    "it's hot out, something for dinner",
    'not a hot meal, it is summer',
    'warm salad with chicken',
    'something warm or a dip',
    'a light dinner for a warm evening',
    'hace calor, algo fresco',
  ])('is not asked for: %s', (text) => expect(read(text).style).not.toContain('warm'))
})
