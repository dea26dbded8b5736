import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const briefed = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const asked = (text: string): Dish => composeDish(briefed(text), NO_RULES, { seed: 'someone', turn: 0 })
const gramsOf = ({ items }: Dish, food: RegExp): number =>
  items.reduce((all, { entry, grams }) => (food.test(entry.food.id) ? all + grams : all), 0)

describe('a food the person wants little of', () => {
  it.each([
    ['chicken adobo', 'chicken adobo, go easy on the rice', /^rice-.*cooked/],
    ['lasagna', 'a lasagna that is light on cheese', /cheese|mozzarella|parmesan|ricotta/],
    ['chicken stir-fry', 'chicken stir-fry with less oil', /-oil$/],
    ['chana masala', 'chana masala con muy poco aceite', /-oil$|ghee/],
    ['burrito bowl', 'burrito bowl, not too much rice please', /^rice/],
    ['arroz con pollo', 'arroz con pollo con poco arroz', /^rice/],
    ['tortilla española', 'tortilla española with hardly any oil', /-oil$/],
  ])('is about half the amount in %s: %s', (dish, text, food) => {
    const [usual, little] = [asked(dish), asked(text)]
    expect(little.form).toBe(usual.form)
    expect(gramsOf(little, food)).toBeGreaterThan(0)
    expect(gramsOf(little, food)).toBeLessThanOrEqual(gramsOf(usual, food) * 0.66)
    expect(little.notes.join(' ')).toMatch(/you asked for little of it/)
  })

  it.each([
    ['fish curry with rice, but just a little', /^rice/],
    ['fish curry with just a little rice', /^rice/],
    ['beef stew with only one potato', /^potato/],
    ['sancocho con una sola papa', /^potato/],
  ])('is in it if it was asked for: %s', (text, food) => {
    const dish = asked(text)
    expect(gramsOf(dish, food)).toBeGreaterThan(30)
    expect(gramsOf(dish, food)).toBeLessThanOrEqual(dish.servings * 52)
  })

  it('is explained if the dish needs it', () => {
    expect(asked('banana bread with less butter').notes.join(' ')).toMatch(/as much butter as usual/i)
  })

  it('counts as neither asked for nor refused', () => {
    const { foods, unwanted, little, readings } = briefed('enchiladas, not too much cheese')
    expect([foods, unwanted]).toEqual([[], []])
    expect(little?.map(({ said }) => said)).toEqual(['cheese'])
    expect(readings.map(({ text }) => text)).toContain('little cheese')
  })

  it('is not confused with half a fruit or with praise', () => {
    for (const text of [
      'toast with half avocado',
      'you can never have too much cheese, mac and cheese please',
    ])
      expect(briefed(text).little).toEqual([])
    expect(briefed('paella with half the rice').little?.map(({ said }) => said)).toEqual(['rice'])
  })

  it.each(['less than 20 carbs, chicken', 'less sugar cookies', 'in less than 20 minutes, cheese omelet'])(
    'is not confused with a limit on a figure: %s',
    (text) => expect(briefed(text).little).toEqual([]),
  )
})
