import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('a kitchen that is refused', () => {
  it.each([
    ['not Mexican again please, chicken', ['not Mexican'], 'chicken'],
    ['anything but Chinese, with pork', ['not Chinese'], 'pork'],
    ['we had Thai yesterday so no Thai. shrimp', ['not Thai'], 'shrimp'],
    ['ni mexicano ni italiano, algo con pollo', ['not Mexican', 'not Italian'], 'chicken'],
    ['nada mexicano, algo con pollo', ['not Mexican'], 'chicken'],
    ['my husband hates Korean food, beef', ['not Korean'], 'beef'],
    ['salmon, nothing Turkish', ['not Turkish'], 'salmon'],
  ])('is not asked for, and said so: %s', (text, said, food) => {
    const { style, readings, foods } = read(text)
    expect(style.filter((one) => !one.startsWith('not-'))).toEqual([])
    expect(readings.map((one) => one.text)).toEqual(expect.arrayContaining(said))
    expect(foods.map((one) => one.said)).toEqual([food])
  })

  it.each(["I'm not Mexican but love tacos", 'no Italian sausage, pork chops', 'burger, no American cheese'])(
    'is not a food that is called so, nor a person: %s',
    (text) => expect(read(text).style).toEqual([]),
  )

  it('leaves another one asked for', () =>
    expect(read('Chinese not Thai').style).toEqual(['kitchen-chinese', 'asian', 'not-kitchen-thai']))
})
