import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { languageOf } from './languages.ts'
import { wholeReading } from './whole-reading.ts'

const read = (text: string) => wholeReading(text, languageOf(text), DISHES)

describe('requests of an ordinary day', () => {
  it.each([
    'My oven’s packed in, sausages and kale',
    'hob only, sausages and kale',
    'our oven is out of order, cod please',
  ])('an oven that does not work is not used: %s', (text) =>
    expect(read(text).tools.without).toContain('oven'),
  )
  it.each(['one millet dish for his tiffin, pure veg', 'dal and rice, only veg'])(
    'pure veg is vegetarian: %s',
    (text) => expect(read(text).diets).toContain('vegetarian'),
  )
  it('a bound holds for the carbs behind the calories', () =>
    expect(read('under 500 calories and 40 carbs for dinner').limits).toMatchObject([
      { figure: 'calories', kind: 'at-most', value: 500 },
      { figure: 'carbs', kind: 'at-most', value: 40 },
    ]))
  it.each(['Just her and me tonight, eggs', 'only me and him, cod'])('two people: %s', (text) =>
    expect(read(text).servings).toBe(2),
  )
  it.each([
    'my kids hate veggies, hide some in dinner',
    'mi hijo no come verduras, cena que las lleve escondidas',
  ])('vegetables to hide are wanted: %s', (text) => {
    expect(read(text).unwanted).toEqual([])
    expect(read(text).must.flat()).toContain('vegetables')
  })
  it.each(['no onions, no garlic, no dairy, chicken', 'no salt, no oil, no egg, pork'])(
    'is English, not Portuguese: %s',
    (text) => expect(languageOf(text)).toBe('en'),
  )
  it.each(['chicken adobo pero less salt', 'chicken soup with hardly any salt'])(
    'less salt is low in salt: %s',
    (text) => expect(read(text).style).toContain('low-salt'),
  )
  it.each(['crab cakes gluten free', 'crab cakes, gluten free'])(
    'a diet behind the dish leaves the dish: %s',
    (text) => {
      expect(read(text).dishes.map(({ id }) => id)).toContain('crab-cakes')
      expect(read(text).diets).toContain('gluten-free')
    },
  )
})
