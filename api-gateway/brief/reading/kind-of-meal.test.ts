import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('what kind of meal', () => {
  it.each([
    ['I go to the gym at 6am and need a small thing before, 20 to 25 g carbs', 'Snack'],
    ['a little something before my run', 'Snack'],
    ['que como antes de ir al gym algo chiquito', 'Snack'],
    ['algo con fruta antes de entrenar', 'Snack'],
    ['somthing sweet after dinner that wont spike me', 'Dessert'],
    ['could you suggest a pudding for Sunday lunch please', 'Dessert'],
    ['dinner before the game', 'Dinner'],
    ['my sugar was 180 at breakfast, what can i have for lunch', 'Lunch'],
    ['no oatmeal in the morning', 'Breakfast'],
    ['meatloaf without breadcrumbs or oatmeal', null],
    ['egusi soup, my sugar was high this morning', null],
    ['chicken stew with no pancakes', null],
    ['a small roast chicken', null],
  ])('%s', (text, meal) => expect(read(text).mealType).toBe(meal))
})

describe('a dish said with love', () => {
  it.each([
    ['una sopita de pollo para un enfermo', 'chicken-soup'],
    ['un arrocito con pollo', 'arroz-con-pollo'],
    ['guisito de res con papas', 'beef-stew'],
    ['unas carnitas', 'carnitas'],
  ])('%s', (text, dish) => expect(read(text).dish?.id).toBe(dish))

  it.each([
    ['pescadito con arroz', ['fish', 'rice']],
    ['quesito con tomate', ['cheese', 'tomato']],
    ['bonito con tomate', ['bonito', 'tomato']],
  ])('%s', (text, foods) => expect(read(text).foods.map(({ said }) => said)).toEqual(foods))
})

describe('a curry of leftovers', () => {
  it.each(['turkey leftovers curry', 'leftover turkey curry'])('%s', (text) =>
    expect(read(text)).toMatchObject({ dish: { id: 'chicken-curry' }, foods: [{ said: 'cooked turkey' }] }),
  )
})

describe('heat', () => {
  it.each([
    'algo bien picosito con camaron',
    'camarones con harto picante',
    'very peppery chicken',
    'pollo que pique mucho',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ heat: 'hot' })
    expect(read(text).foods).toHaveLength(1)
  })
  it.each(['pepper jack chicken', 'nada picosito, con pollo'])('is not asked for: %s', (text) =>
    expect(read(text).heat).not.toBe('hot'),
  )
})
