import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('a word that names what is asked for and that we do not know', () => {
  it.each([
    ['methi chammanthi for train journey', ['chammanthi']],
    ['zurbian with lamb for the train', ['zurbian']],
    ['recipe for chicken kelaguen', ['kelaguen']],
    ['I want prawn moilee tonight with coconut', ['moilee']],
    ['a good beef nilaga recipe for my mom', ['nilaga']],
  ])('is told before it costs anything: %s', (text, unknown) => expect(brief(text).unknown).toEqual(unknown))

  it.each([
    'Laila needs a chicken dinner',
    'want chicken that Zainab will eat with rice',
    'que no me provoque un bajón a media tarde',
  ])('is not any other word: %s', (text) => expect(brief(text).unknown).toEqual([]))
})

describe('a dish in a form that the book lacks', () => {
  it.each([
    ['pad thai bake for 4', 'pad thai bake'],
    ['a sloppy joe bake without onions', 'sloppy joe bake'],
    ['burrito casserole', 'burrito casserole'],
  ])('is told by its name: %s', (text, said) => {
    expect(brief(text).dish).toMatchObject({ id: null, said })
  })

  it.each([
    ['chicken fajita skillet', 'chicken-fajitas'],
    ['tuna casserole', 'tuna-noodle-casserole'],
    ['chicken pot pie casserole', 'chicken-pot-pie'],
  ])('is the dish where that is one: %s', (text, id) => expect(brief(text).dish?.id).toBe(id))
})

describe('quick and regional words', () => {
  it.each([
    'feeling abit overwhelmed, something easy with chicken',
    'lunch wiv chicken and sum cheese, innit',
    'tbh idk what to eat, summat with chicken',
    'inlaws coming, need abit of something fancy with chicken',
    'my nana wants a softish lunch with chicken',
    'loadshedding again so a cold dinner with chicken',
    'lowcarb dinner with chix',
  ])('are no foods, known or unknown: %s', (text) => {
    const { foods, unknown, strange } = brief(text)
    expect(foods.map(({ said }) => said).filter((food) => food !== 'cheese')).toEqual(['chicken'])
    expect([unknown, strange ?? []]).toEqual([[], []])
  })

  it.each([
    ['dinner with chickenbreast', 'chicken breast'],
    ['zucchs for 3', 'zucchini'],
    ['choccy dessert', 'chocolate'],
  ])('name foods: %s', (text, food) => expect(brief(text).foods.map(({ said }) => said)).toEqual([food]))

  it('name a diet', () => expect(brief('halaal chicken dinner').unwanted).toContain('pork'))
})

describe('what somebody is not up for', () => {
  it.each([
    ['not up for nuts, something with oats', 'nuts'],
    ['not in the mood for fish, something with beef', 'fish'],
    ['not feeling pasta, dinner for two', 'pasta'],
    ['done with chicken, give me pork', 'chicken'],
    ["we're not big on mushrooms, beef stew", 'mushrooms'],
    ['I despise greens, steak dinner', 'greens'],
  ])('is left out, and what comes after it asked for: %s', (text, food) => {
    expect(brief(text).unwanted).toEqual([food])
  })

  it.each([
    'not feeling well, chicken soup please',
    "I'm over 60, chicken soup",
    'over easy eggs with toast',
  ])('is a food: %s', (text) => expect(brief(text).unwanted).toEqual([]))
})
