import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const limits = (text: string) =>
  read(text).limits.map(({ figure, kind, value }) => `${figure} ${kind} ${value}`)

describe('limits said in passing', () => {
  it.each([
    ["i'm broke, eggs and rice, keep the carbs like 30", ['carbs about 30']],
    ['30 g en la cena maximo, pasta', ['carbs at-most 30']],
    ['pasta, 25 g for dinner max', ['carbs at-most 25']],
    ['algo con pollo, unos 30 de carbos', ['carbs about 30']],
    ['un postre de 15 o 20 carbs', ['carbs at-least 15', 'carbs at-most 20']],
    ['snack, 15 or 20 carbs', ['carbs at-least 15', 'carbs at-most 20']],
    ['chicken with 2 or 3 peppers', []],
  ])('%s', (text, said) => expect(limits(text)).toEqual(said))

  it.each(['algo mexicano con pavo bajo en carbs', 'pollo con menos hidratos'])('low in carbs: %s', (text) =>
    expect(read(text).diets).toContain('low-carb'),
  )
})

describe('a limit for a day', () => {
  it.each([
    ['is there any cake I can have, I am on 130g carbs a day', 'carbs', 130],
    ['my daily carb limit is 120, what about pasta', 'carbs', 120],
    ['1500 calories a day, chicken lunch', 'calories', 1500],
    ['unos 130 g de carbos al dia, pollo', 'carbs', 130],
  ])('%s', (text, figure, value) => {
    expect(read(text)).toMatchObject({ aDay: { figure, value }, limits: [] })
  })
  it('is none of a dish', () => expect(read('dinner with 30 g carbs').aDay).toBeUndefined())
})

describe('a limit of somebody else', () => {
  it.each([
    ['between 35 and 45 g carbs each for me and 20 for my husband, salmon', 'husband', 20],
    ['between 35 and 45 for me and 20 for my husband, same dish, salmon', 'husband', 20],
    ['entre 35 y 45 carbohidratos para mi y 20 para mi esposo, salmon', 'husband', 20],
    ['between 35 and 45 carbs, my son needs 60 g, salmon', 'son', 60],
  ])('%s', (text, who, value) => {
    expect(read(text).others).toEqual([{ who, value }])
    expect(limits(text)).toEqual(['carbs at-least 35', 'carbs at-most 45'])
  })
  it.each(['chicken 200 g and 100 g for my daughter', '2 tacos for me and 3 for my husband'])(
    'is none: %s',
    (text) => expect(read(text).others).toBeUndefined(),
  )
})

describe('more servings than a recipe has', () => {
  it.each([
    ['breakfast burrito, make 10 of them', 10, undefined],
    ['torta de cumpleaños, 15 porciones', 12, 15],
    ['meatballs, a batch of 24', 12, 24],
  ])('%s', (text, servings, servingsAsked) => {
    const brief = read(text)
    expect([brief.servings, brief.servingsAsked]).toEqual([servings, servingsAsked])
  })
})
