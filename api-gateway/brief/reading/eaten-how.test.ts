import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const stylesIn = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES).style

describe('how it is eaten', () => {
  it.each([
    ['lunch for my son, has to be cold', 'cold'],
    ['lunchbox for work, no microwave there', 'cold'],
    ["lunch I can't reheat at work, chicken", 'cold'],
    ['cold lunch for school', 'cold'],
    ['para el tupper del trabajo, frío', 'cold'],
    ['comida para el trabajo que no haya que calentar', 'cold'],
    ['almuerzo para la oficina, no hay microondas', 'cold'],
    ['lonche para mi hijo, que se coma frio', 'cold'],
    ["lunch that doesn't need a cooler", 'unchilled'],
    ["snacks that don't need a fridge", 'unchilled'],
    ['algo para la excursion sin nevera', 'unchilled'],
    ['something to eat with one hand', 'by-hand'],
    ['lunch for hiking tomorrow', 'by-hand'],
    ['dinner to eat while driving', 'by-hand'],
    ['algo para comer manejando', 'by-hand'],
  ])('%s', (text, style) => expect(stylesIn(text)).toContain(style))

  it.each([
    'i have a cold, need soup',
    'it is cold outside, want stew',
    'hace mucho frio, quiero una sopa',
    'cold cut sandwich',
    'chicken without heating the oven',
    'dinner, no microwave',
    'refrigerator pickles',
    'handful of spinach and chicken',
  ])('is not said by: %s', (text) =>
    expect(stylesIn(text).filter((one) => ['cold', 'unchilled', 'by-hand'].includes(one))).toEqual([]),
  )
})
