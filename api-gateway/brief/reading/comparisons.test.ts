import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const dishes = (text: string) => {
  const { dish, also = [] } = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  return [dish, ...also].map((one) => one?.id)
}

describe('a dish that another is compared to', () => {
  it.each([
    ['a chocolate cake for 12 kids that tastes like a regular birthday cake', ['chocolate-cake']],
    ['chicken curry like butter chicken', ['chicken-curry']],
    ['lasagna as good as a real shepherds pie', ['lasagna']],
    ['chicken soup that should taste like my pho', ['chicken-soup']],
    ['quiero un pastel de chocolate que sepa como un pastel de cumpleaños', ['chocolate-cake']],
  ])('is not asked for: %s', (text, ids) => expect(dishes(text)).toHaveLength(ids.length))

  it.each([
    ['something that tastes like butter chicken', 1],
    ['like carbonara but lighter', 1],
    ['grilled cheese and tomato soup', 1],
  ])('is, if nothing is compared: %s', (text, count) =>
    expect(dishes(text).filter(Boolean)).toHaveLength(count),
  )
})
