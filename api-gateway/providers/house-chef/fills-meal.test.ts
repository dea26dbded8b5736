import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

const servings = (text: string) => {
  const brief = briefOf(readRequest({ mode: 'free', text }), null, DISHES)
  return Array.from({ length: 12 }, (_, at) => {
    const dish = composeDish(brief, NO_RULES, { seed: `s${at}`, turn: 0 })
    const { calories, protein } = figuresOfOurs(dish).perServing
    return { title: dish.title, calories: calories ?? 0, protein: protein ?? 0 }
  })
}

it.each([
  'cheap and simple dinner, gentle on my sugar',
  'indian dinner',
  'soft dinner',
  'dinner under 30 g carbs',
])('makes a meal of “%s”', (text) => {
  const little = servings(text).filter(({ calories, protein }) => calories < 250 || protein < 12)
  expect(little).toEqual([])
})

it.each([
  ['a small dinner', 300],
  ['dinner under 200 calories', 200],
])('keeps “%s” small', (text, most) => {
  expect(servings(text).filter(({ calories }) => calories > most)).toEqual([])
})
