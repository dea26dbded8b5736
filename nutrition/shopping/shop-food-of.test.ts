import { shopFood } from '@evenplate/domain/shop-food'
import { describe, expect, it } from 'vitest'
import { FOODS, foodById } from '../table/foods.ts'
import { BOUGHT } from './bought-as.ts'
import { shopFoodOf, shopFoodsOf } from './shop-food-of.ts'

const shop = (id: string) => {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  return shopFoodOf(food)
}

describe('how foods are bought', () => {
  it('is known for every food of the table, in the shape that pages read', () => {
    for (const food of FOODS) {
      const sold = shopFoodOf(food)
      expect(shopFood.parse(structuredClone(sold)), food.id).toEqual(sold)
    }
  })

  it.each([
    ['egg', 'dairy', { by: 'piece', grams: 50, one: 'egg', many: 'eggs' }],
    ['onion', 'produce', { by: 'piece', grams: 110, one: 'onion', many: 'onions' }],
    ['tomato', 'produce', { by: 'piece', grams: 123, one: 'tomato', many: 'tomatoes' }],
    ['parsley', 'produce', { by: 'piece', grams: 60, one: 'bunch', many: 'bunches' }],
    ['lemon-juice', 'produce', { by: 'piece', grams: 48, one: 'lemon', many: 'lemons' }],
    ['blueberries', 'produce', { by: 'g' }],
    ['bread-white', 'bakery', { by: 'piece', grams: 28, one: 'slice', many: 'slices' }],
    ['flour-all-purpose', 'baking', { by: 'g' }],
    ['cumin', 'spices', { by: 'jar' }],
    ['oregano', 'spices', { by: 'jar' }],
    ['chicken-breast', 'meat', { by: 'g' }],
    ['salmon', 'fish', { by: 'g' }],
    ['chickpeas', 'cans', { by: 'g' }],
    ['peas-frozen', 'frozen', { by: 'g' }],
  ])('%s', (id, aisle, buy) => {
    expect(shop(id)).toMatchObject({ aisle, buy })
  })

  it('buys milk, oil and broth by volume, and nothing that only shares their name', () => {
    const poured = [
      'milk-whole',
      'olive-oil',
      'chicken-broth',
      'oat-milk',
      'soy-sauce',
      'vinegar-cider',
      'cream-heavy',
    ]
    expect(poured.map((id) => shop(id).buy.by)).toEqual(poured.map(() => 'ml'))
    const weighed = [
      'milk-chocolate',
      'sour-cream',
      'cream-cheese',
      'water-spinach',
      'tuna-canned-oil',
      'milk-powder-whole',
    ]
    expect(weighed.map((id) => shop(id).buy.by)).not.toContain('ml')
    expect(shop('milk-whole').buy).toMatchObject({ density: expect.closeTo(1.03, 2) })
  })

  it('sells beans by the can, and says how much is left after draining', () => {
    expect(shop('chickpeas').packages).toEqual([{ kind: 'can', grams: 254, label: 423 }])
    expect(shop('asparagus').packages).toEqual([])
    expect(shop('egg').packages.map(({ label }) => label)).toEqual([6, 10, 12])
    expect(shop('rice-white-dry').packages.map(({ label }) => label)).toEqual([250, 500, 1000])
    expect(shop('chicken-broth').packages).toEqual([{ kind: 'can', grams: 411, label: 411 }])
  })

  it('sells sugar by the package and yeast by the packet, and keeps frozen berries frozen', () => {
    const kinds = (id: string) => shop(id).packages.map(({ kind, label }) => `${kind} ${label}`)
    expect(kinds('sugar')).toEqual(['package 250', 'package 500', 'package 1000'])
    expect(kinds('yeast')).toEqual(['packet 7'])
    expect(shop('berries-mixed').aisle).toBe('frozen')
  })

  it('weighs husk or peel that is sold with a food, but meat without its bone', () => {
    expect(shop('peas').edible).toBe(0.38)
    expect(shop('chicken-thigh').edible).toBeUndefined()
    expect(shop('chicken-wings').edible).toBe(0.54)
  })
})

describe('the food to buy for a cooked one', () => {
  it('is in the table, and is not itself bought as another', () => {
    for (const [id, [raw]] of BOUGHT) {
      expect(shop(id).boughtAs, id).toMatchObject({ id: raw })
      expect(shop(raw).boughtAs, raw).toBeUndefined()
    }
  })

  it('has a realistic raw weight for each cooked weight', () => {
    // USDA's cup measures agree: a cup of dry white rice, 185 g, makes about three cups of 158 g.
    expect(shop('rice-white-cooked').boughtAs).toEqual({
      id: 'rice-white-dry',
      times: expect.closeTo(0.354, 3),
      source: 'carbohydrate and protein of 100 g in USDA SR28 20045 by those in USDA SR28 20044',
    })
    expect(shop('egg-boiled').boughtAs?.times).toBe(1)
    for (const [id, [raw]] of BOUGHT) {
      const { times = 0 } = shop(id).boughtAs ?? {}
      // Grains and pulses absorb water; anything else is bought by at least its cooked weight.
      const dry = /-dry$|^oat|^cream-of-wheat|^fresh-pasta$/.test(raw)
      expect(times, id).toBeGreaterThanOrEqual(dry ? 0.14 : 1 - 1e-9)
      expect(times, id).toBeLessThan(dry ? 0.5 : 2.6)
    }
  })
})

describe('foods by their ids', () => {
  it('come once each, with the food to buy instead', () => {
    expect(shopFoodsOf(['rice-white-cooked', 'egg', 'egg', 'rice-white-dry']).map(({ id }) => id)).toEqual([
      'rice-white-cooked',
      'rice-white-dry',
      'egg',
    ])
  })

  it('may be from USDA’s tables', () => {
    expect(shopFoodsOf(['usda-15155'])).toMatchObject([{ id: 'usda-15155', buy: { by: 'g' } }])
  })

  it('are none for an unknown id', () => {
    expect(shopFoodsOf(['constructor', '__proto__', 'usda-', 'usda-99999', ''])).toEqual([])
  })
})
