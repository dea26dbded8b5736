import { describe, expect, it } from 'vitest'
import type { Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { readLine } from './read-line.ts'
import { eatenShareOf } from './share-eaten.ts'

describe('the eaten share of a weight', () => {
  it.each([
    ['1/2 cup sugar, for the brine', 10, 'the brine is poured off: 10% counted, our assumption'],
    ['For the brine: 1/2 cup sugar', 10, 'the brine is poured off: 10% counted, our assumption'],
    [
      '1/4 cup brown sugar for the marinade, discarded',
      13.75,
      'the marinade is poured off: 25% counted, our assumption',
    ],
    ['3 tbsp honey, for the marinade', 63, 'marinade counted in full; less if you pour it off'],
    ['1 litre vegetable oil, for deep-frying', 92.1, 'oil for deep frying: 10% taken up, our assumption'],
    ['1/2 cup vegetable oil for frying', 36.3, 'oil for frying: a third taken up, our assumption'],
    ['2 tbsp vegetable oil, for frying', 28, ''],
    [
      '2 tbsp bread flour, for dusting',
      8.6,
      'half of it counted, the rest stays on the board: our assumption',
    ],
    ['1 cup bread flour, plus more for dusting', 137, 'what is added besides is not counted'],
    ['1 (14 oz) can grape leaves in brine', 397, ''],
  ])('%s', (line, grams, note) => {
    const read = readLine(line)
    expect(read.note).toBe(note)
    expect(Math.abs((read.grams ?? 0) / grams - 1)).toBeLessThan(0.1)
  })

  it('of corn on the cob has a range from the ear with its husk to the kernels alone', () => {
    const { grams, between } = readLine('200 g corn on the cob')
    expect(grams).toBeCloseTo(72)
    expect(between).toEqual({ least: expect.closeTo(64.8), most: 200 })
  })

  const boned: Food = { ...foodById('apple')!, asBought: { with: 'bone', edible: 0.6, source: 'a test' } }
  const peeled: Food = { ...boned, asBought: { with: 'peel', edible: 0.6, source: 'a test' } }
  const shelled: Food = {
    ...boned,
    asBought: { with: 'shell', edible: 0.6, source: 'a test', usually: true },
  }

  it.each([
    [boned, '2 lb bone-in chicken thighs', 0.6],
    [boned, '2 lb boneless chicken thighs', 1],
    [boned, '2 lb chicken thighs', 1],
    [peeled, '500 g pumpkin, peeled and cubed', 0.6],
    [peeled, '500 g peeled, cubed pumpkin', 1],
    [peeled, '1 whole pineapple (900 g)', 0.6],
    [peeled, '250 g bananas, unpeeled', 0.6],
    [peeled, '4 globe artichokes (about 10 ounces each)', 0.6],
    [peeled, '4 peeled bananas (100 g each)', 1],
    [boned, '4 pork chops (8 oz each)', 1],
    [shelled, '1 kg mussels', 0.6],
    [shelled, '200 g mussel meat', 1],
    [shelled, '1 kg mussels (the part eaten)', 1],
  ])('of food bought with a part nobody eats (%#)', (food, line, share) => {
    const main = line.split(',')[0] ?? ''
    expect(eatenShareOf(food, line, main, 500, true)?.share ?? 1).toBe(share)
  })

  it('is all of counts and cups, which already mean the edible part', () => {
    expect(eatenShareOf(peeled, '1 pumpkin, peeled', '1 pumpkin', 500, false)).toBeNull()
  })
})
