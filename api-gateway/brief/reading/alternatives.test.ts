import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { eitherSaid } from './alternatives.ts'
import { briefOf } from './brief-of.ts'

const briefed = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)
const said = (text: string) => {
  const { dish, foods } = briefed(text)
  return [dish?.id ?? null, ...foods.map((food) => food.said)]
}

describe('two foods of which one is enough', () => {
  it.each([
    ['ham or chicken croquettes', 'croquetas-de-jamon', 'ham or chicken'],
    ['ham croquettes or chicken if that can’t be', 'croquetas-de-jamon', 'ham or chicken'],
    ['quiero unas croquetas de jamón o de pollo si no se puede', 'croquetas-de-jamon', 'ham or chicken'],
    ['croquetas de jamón o, si no hay, de pollo', 'croquetas-de-jamon', 'ham or chicken'],
    ['croquetas de jamón o en su defecto de pollo', 'croquetas-de-jamon', 'ham or chicken'],
    ['hamburguesas de pavo o de pollo', 'hamburger', 'turkey or chicken'],
    ['beef or turkey burgers', 'hamburger', 'beef or turkey'],
    ['beef or, if not, turkey burgers', 'hamburger', 'beef or turkey'],
    ['beef burgers or, failing that, turkey', 'hamburger', 'beef or turkey'],
    ['albóndigas de pavo o de pollo', 'meatballs', 'turkey or chicken'],
  ])('are one food of the dish: %s', (text, dish, foods) => {
    expect(said(text)).toEqual([expect.stringContaining(dish.slice(0, 6)), foods])
  })

  it.each([
    'chicken soup, or tomato soup',
    'steak or pork chops',
    'if not too much trouble, a soup',
    'sin pollo o jamón',
    'no quiero tacos de pollo o de res',
    'no chicken tacos or beef',
  ])('leaves other texts as they are: %s', (text) => {
    expect(eitherSaid(text)).toBe(text)
  })
})

describe('a side with a meat in it', () => {
  it.each([
    ['collard greens no pork, smoked turkey instead', /turkey/],
    ['collard greens with smoked turkey', /turkey/],
    ['collard greens with bacon', /bacon/],
    ['turnip greens with ham', /ham/],
  ])('is that side: %s', (text, meat) => {
    expect(briefed(text).dish?.id).toBe('collard-greens')
    expect(briefed(text).foods.map((food) => food.said)).toEqual([expect.stringMatching(meat)])
  })

  it.each(['chicken with collard greens', 'collard greens with pork chops', 'broccoli with salmon'])(
    'is a food beside any other meat: %s',
    (text) => {
      expect(briefed(text).dish).toBeNull()
    },
  )
})
