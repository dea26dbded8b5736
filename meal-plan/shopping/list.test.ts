import { describe, expect, it } from 'vitest'
import {
  COOKED_RICE,
  cooks,
  dish,
  eatsLeftovers,
  line,
  pantry,
  planOf,
  RICE,
  SHOP,
  slot,
} from '../testing/shopping-plans.ts'
import { sayAmount } from './amount.ts'
import { foodIdsOf, lineKey, type ShoppingList, shoppingList } from './list.ts'
import { NO_SETTINGS } from './settings.ts'

const items = (list: ShoppingList) => list.aisles.flatMap((aisle) => aisle.items)
const gramsOf = (list: ShoppingList) => Object.fromEntries(items(list).map(({ key, grams }) => [key, grams]))
const says = (list: ShoppingList) =>
  Object.fromEntries(items(list).map(({ key, amount }) => [key, amount && sayAmount(amount)]))

const CHILI = dish('chili', 4, [line('chickpeas', 480), line('onion', 220), line('cumin', 6)])
const OMELET = dish('omelet', 2, [line('egg', 225), line('milk', 60)])

describe('the shopping list', () => {
  it('sums each food over the week, for those who eat', () => {
    const plan = planOf(
      [cooks('mon', 'chili', { plates: 3 }), cooks('thu', 'chili', { portion: 2 }), cooks('fri', 'omelet')],
      [CHILI, OMELET],
    )
    expect(gramsOf(shoppingList(plan, [], SHOP))).toEqual({
      chickpeas: 720,
      onion: 330,
      cumin: 9,
      egg: 112.5,
      milk: 30,
    })
  })

  it('buys food for leftovers when the dish is cooked, not again later', () => {
    const alone = planOf([cooks('sun', 'chili', { plates: 3 })], [CHILI])
    const withTuesday = planOf([...alone.slots, eatsLeftovers('tue', 'sun')], [CHILI])
    expect(gramsOf(shoppingList(withTuesday, [], SHOP))).toEqual({ chickpeas: 600, onion: 275, cumin: 7.5 })
    expect(items(shoppingList(withTuesday, [], SHOP))[0]?.slots).toEqual(['sun'])
    // The dish of these leftovers is gone: the slot cooks nothing itself.
    expect(items(shoppingList(planOf([eatsLeftovers('tue', 'sun')], [CHILI]), [], SHOP))).toEqual([])
  })

  it('subtracts the pantry once for the whole week, not once per recipe', () => {
    const plan = planOf(
      ['mon', 'tue', 'wed'].map((id) => cooks(id, 'chili', { plates: 3 })),
      [CHILI],
    )
    const list = shoppingList(plan, [pantry('chickpeas', 500), pantry('chickpeas', 100)], SHOP)
    expect(items(list).find(({ key }) => key === 'chickpeas')).toMatchObject({
      grams: 840,
      cooked: 1440,
      fromPantry: 600,
    })
  })

  it('lists food at home separately, with or without a weight', () => {
    const plan = planOf(
      [cooks('mon', 'x')],
      [dish('x', 1, [line('onion', 110), line('cumin', null, 'cumin to taste'), line('egg', 50)])],
    )
    const list = shoppingList(plan, [pantry('onion', 200), pantry('cumin', 5)], SHOP)
    expect(list.atHome.map(({ key }) => key)).toEqual(['cumin', 'onion'])
    expect(items(list).map(({ key }) => key)).toEqual(['egg'])
  })

  it('leaves out water and ice', () => {
    const plan = planOf(
      [cooks('mon', 'x')],
      [
        dish('x', 1, [
          line('water', 500),
          line(null, null, '2 cups ice cubes'),
          line(null, null, 'Cold water, as needed'),
          line(null, null, 'Rose water ice'),
        ]),
      ],
    )
    const list = shoppingList(plan, [], SHOP)
    expect(items(list)).toEqual([])
    expect(list.lines.map(({ words }) => words)).toEqual(['Rose water ice'])
  })

  it('never drops a line that was not understood', () => {
    const gochugaru = dish('a', 4, [line(null, null, '1 jar Auntie’s  secret sauce')])
    const again = dish('b', 2, [
      line(null, null, '1 Jar auntie’s secret sauce'),
      line('egg', null, 'an egg wash'),
    ])
    const plan = planOf([cooks('mon', 'a', { plates: 3 }), cooks('tue', 'b')], [gochugaru, again])
    const list = shoppingList(plan, [], SHOP)
    expect(list.lines).toEqual([
      {
        key: lineKey('1 jar auntie’s secret sauce'),
        words: '1 jar Auntie’s  secret sauce',
        times: 1.5,
        slots: ['mon', 'tue'],
      },
    ])
    expect(items(list)).toMatchObject([{ key: 'egg', amount: null, unweighed: ['an egg wash'] }])
  })

  it('buys by weight if we do not know how a food is sold, even one called "constructor"', () => {
    const plan = planOf([cooks('mon', 'x')], [dish('x', 1, [line('constructor', 120), line('old-food', 30)])])
    expect(shoppingList(plan, [], SHOP).aisles).toMatchObject([
      {
        aisle: 'other',
        items: [{ key: 'constructor', name: 'constructor', grams: 120 }, { key: 'old-food' }],
      },
    ])
  })

  it('buys cooked rice dry, and subtracts dry and cooked rice at home', () => {
    const plan = planOf([cooks('mon', 'x')], [dish('x', 1, [line('rice-cooked', 600), line('rice-dry', 90)])])
    expect(gramsOf(shoppingList(plan, [], SHOP))).toEqual({ 'rice-dry': 300 })
    expect(items(shoppingList(plan, [], SHOP))[0]?.forms).toEqual([
      { name: 'cooked white rice', grams: 600, source: 'USDA' },
    ])
    const list = shoppingList(plan, [pantry('rice-cooked', 200), pantry('rice-dry', 100)], SHOP)
    expect(gramsOf(list)['rice-dry']).toBeCloseTo(130)
    expect(foodIdsOf(plan, [pantry('egg', 1)])).toEqual(['egg', COOKED_RICE.id, RICE.id])
  })

  it('lists one food once, whether recipes give its volume or its weight', () => {
    // A cup of flour and 250 g of flour are both grams of one food by now (Tandoor #4457 had two rows).
    const plan = planOf(
      [cooks('mon', 'x')],
      [dish('x', 1, [line('flour', 125, '1 cup flour'), line('flour', 250, '250 g flour')])],
    )
    expect(says(shoppingList(plan, [], SHOP))).toEqual({
      flour: '375 g (14 oz): 500 g (1 lb 2 oz) package × 1; 125 g left over',
    })
  })

  it('rounds only what is shown: grams stay exact', () => {
    const third = dish('third', 3, [line('egg', 50)])
    const once = planOf([cooks('mon', 'third')], [third])
    expect(gramsOf(shoppingList(once, [], SHOP)).egg).toBeCloseTo(50 / 3, 9)
    const thrice = planOf(
      ['a', 'b', 'c'].map((id) => cooks(id, 'third')),
      [third],
    )
    // Three thirds are one egg, not two.
    expect(says(shoppingList(thrice, [], SHOP)).egg).toBe('1 egg: pack of 6 × 1; 5 eggs left over')
  })

  it('keeps the same item keys when the week changes', () => {
    const keys = (plan: Parameters<typeof shoppingList>[0]) => {
      const list = shoppingList(plan, [], SHOP)
      return [...items(list).map(({ key }) => key), ...list.lines.map(({ key }) => key)]
    }
    const strange = line(null, null, 'a handful of strange leaves')
    const first = planOf([cooks('mon', 'a')], [dish('a', 4, [line('egg', 100), strange])])
    const second = planOf([cooks('zzz', 'b')], [dish('b', 2, [strange, line('egg', 300), line('milk', 5)])])
    expect(keys(second)).toEqual(expect.arrayContaining(keys(first)))
  })

  it('sorts the aisles in the person’s order, then the usual one', () => {
    const plan = planOf(
      [cooks('mon', 'x')],
      [dish('x', 1, [line('egg', 50), line('salmon', 50), line('onion', 50), line('flour', 50)])],
    )
    const order = (aisles: typeof NO_SETTINGS.aisles) =>
      shoppingList(plan, [], SHOP, { ...NO_SETTINGS, aisles }).aisles.map(({ name }) => name)
    expect(order([])).toEqual([
      'Vegetables and fruit',
      'Fish',
      'Dairy, eggs and tofu',
      'Flour, sugar and nuts',
    ])
    expect(order(['baking', 'dairy'])).toEqual([
      'Flour, sugar and nuts',
      'Dairy, eggs and tofu',
      'Vegetables and fruit',
      'Fish',
    ])
  })

  it('uses a person’s own package instead of ours', () => {
    const plan = planOf(
      [cooks('mon', 'x')],
      [dish('x', 1, [line('egg', 900), line('flour', 700), line('milk', 515), line('cumin', 50)])],
    )
    const packages = [
      { food: 'egg', grams: 30 * 50 },
      { food: 'flour', grams: 2268 },
      { food: 'milk', grams: 2000 * 1.03 },
      { food: 'cumin', grams: 200 },
    ]
    expect(says(shoppingList(plan, [], SHOP, { ...NO_SETTINGS, packages }))).toEqual({
      egg: '18 eggs: pack of 30 × 1; 12 eggs left over',
      flour: '700 g (1 lb 9 oz): 2.27 kg (5 lb) package × 1; 1.56 kg left over',
      milk: '500 ml (17 fl oz): 2 L (68 fl oz) carton × 1; 1.5 L left over',
      cumin: '50 g (1.8 oz): 200 g (7 oz) jar × 1; 150 g left over',
    })
  })

  it('keeps staples and own items on an empty week', () => {
    const settings = {
      ...NO_SETTINGS,
      staples: [{ id: 'glucose-tablets', name: 'Glucose tablets', forLows: true }],
    }
    const list = shoppingList(planOf([slot('mon', null)], []), [], SHOP, settings, [
      { id: 'u-1', text: 'Paper towels' },
    ])
    expect(list).toEqual({
      week: '2026-11-23',
      aisles: [],
      lines: [],
      atHome: [],
      staples: [{ key: 'staple:glucose-tablets', name: 'Glucose tablets', forLows: true }],
      own: [{ key: 'own:u-1', text: 'Paper towels' }],
    })
  })

  it('handles a recipe with no servings and a line of no grams', () => {
    const plan = planOf([cooks('mon', 'x')], [dish('x', 0, [line('egg', 50), line('milk', 0)])])
    expect(gramsOf(shoppingList(plan, [], SHOP))).toEqual({ egg: 50 })
  })
})
