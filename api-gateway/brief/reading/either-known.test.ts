import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('one of two', () => {
  it.each([
    ['dessert, maybe barfi or sandesh', 'sandesh'],
    ['chicken soup or caldillo durangueno', 'caldillo durangueno'],
    ['quiero sancocho o zarangollo', 'zarangollo'],
  ])('is enough, if we know it: %s', (text, said) => {
    expect(brief(text).unknown).toEqual([])
    expect(brief(text).strange).toContain(said)
  })

  it.each(['barfi and sandesh for diwali', 'zarangollo', 'sandesh or zarangollo for two'])(
    'is not, if both are asked for or neither is known: %s',
    (text) => expect(brief(text).unknown.length).toBeGreaterThan(0),
  )
})

describe('the meals of a day', () => {
  it.each([
    ['ramadan suhoor idea that keeps me full', 'Breakfast'],
    ['sehri ideas low carb', 'Breakfast'],
    ['suhur para ramadán', 'Breakfast'],
    ['a pre-dawn meal', 'Breakfast'],
    ['iftar for 4 people', 'Dinner'],
    ['supper for two', 'Dinner'],
    ['brunch for 6', 'Breakfast'],
    ['something for elevenses', 'Snack'],
    ['algo para la merienda', 'Snack'],
    ['algo para la once chilena', 'Snack'],
    ['almuerzo rápido', 'Lunch'],
  ])('are heard: %s', (text, meal) => {
    expect(brief(text).mealType).toBe(meal)
    expect(brief(text).unknown).toEqual([])
  })

  it('of a fast keep to its rules', () => expect(brief('suhoor for two').unwanted).toContain('pork'))
  it.each(['cena a las once', 'dinner at eleven'])('are not made up: %s', (text) =>
    expect(brief(text).mealType).toBe('Dinner'),
  )
})
