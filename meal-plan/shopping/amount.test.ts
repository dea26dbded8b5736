import { describe, expect, it } from 'vitest'
import {
  ASPARAGUS,
  CHICKPEAS,
  CUMIN,
  EGG,
  FLOUR,
  MILK,
  ONION,
  PARSLEY,
  SALMON,
  TOMATOES,
} from '../testing/shopping-plans.ts'
import { amountOf, sayAmount } from './amount.ts'
import { packagesFor } from './packages.ts'

const says = (grams: number, food: Parameters<typeof amountOf>[1]) => sayAmount(amountOf(grams, food))

describe('amounts as people buy them', () => {
  it.each([
    // Four and a half eggs are five; Grocy's list said 45.
    [225, EGG, '5 eggs: pack of 6 × 1; 1 egg left over'],
    [50, EGG, '1 egg: pack of 6 × 1; 5 eggs left over'],
    [300, EGG, '6 eggs: pack of 6 × 1'],
    [2250, EGG, '45 eggs: pack of 12 × 3 + pack of 10 × 1; 1 egg left over'],
    [330, ONION, '3 onions'],
    [111, ONION, '2 onions'],
    [61, PARSLEY, '2 bunches'],
    [670, TOMATOES, '670 g (1 lb 8 oz): 400 g (14 oz) can × 2; 130 g left over'],
    [350, CHICKPEAS, '350 g (13 oz): 400 g (14 oz) can, 240 g drained × 2; 130 g left over'],
    [515, MILK, '500 ml (17 fl oz): 500 ml (17 fl oz) carton × 1'],
    [
      1130,
      FLOUR,
      '1.13 kg (2 lb 8 oz): 1 kg (2 lb 3 oz) package × 1 + 250 g (9 oz) package × 1; 120 g left over',
    ],
    [6, CUMIN, 'a jar, you need 6 g'],
    [100, CUMIN, '3 jars, you need 100 g'],
    [510, SALMON, '510 g (1 lb 2 oz)'],
    [200, ASPARAGUS, '400 g (15 oz)'],
    [3, FLOUR, 'a package, you need 3 g'],
    [15, MILK, 'a carton, you need 15 ml (0.5 fl oz)'],
    [40, FLOUR, '40 g (1.4 oz): 250 g (9 oz) package × 1; 210 g left over'],
    [3, CHICKPEAS, '3 g: 400 g (14 oz) can, 240 g drained × 1; 237 g left over'],
  ])('%d g', (grams, food, said) => {
    expect(says(grams, food)).toBe(said)
  })

  it('buys the packages with the least left over, then the fewest', () => {
    const count = (grams: number) =>
      packagesFor(grams, FLOUR.packages)?.packages.map(({ of, count }) => `${count} × ${of.label}`)
    expect(count(700)).toEqual(['1 × 500', '1 × 250'])
    expect(count(500)).toEqual(['1 × 500'])
    expect(count(900)).toEqual(['1 × 1000'])
    expect(count(2000)).toEqual(['2 × 1000'])
    expect(packagesFor(0, FLOUR.packages)).toBeNull()
    expect(packagesFor(10, [])).toBeNull()
  })

  it('buys no second can for a spoonful of beans, but buys one for more', () => {
    expect(says(244, CHICKPEAS)).toBe('244 g (9 oz): 400 g (14 oz) can, 240 g drained × 1')
    expect(says(246, CHICKPEAS)).toBe('246 g (9 oz): 400 g (14 oz) can, 240 g drained × 2; 234 g left over')
  })

  it('buys no extra package because of rounding in a sum of fractions', () => {
    const sum = Array.from({ length: 30 }, () => 50 / 3).reduce((a, b) => a + b, 0)
    expect(sum).not.toBe(500)
    expect(says(sum, FLOUR)).toBe('500 g (1 lb 2 oz): 500 g (1 lb 2 oz) package × 1')
    expect(says(0.1 * 3 * 500, EGG)).toBe('3 eggs: pack of 6 × 1; 3 eggs left over')
  })

  it('rounds up a food that is measured in another unit than it is sold in', () => {
    // Grocy rounded before it converted (#2731): 4.2 bottles instead of 5.
    expect(says(4.2 * 1030, { ...MILK, packages: [{ kind: 'bottle', grams: 1030, label: 1000 }] })).toBe(
      '4.2 L (142 fl oz): 1 L (34 fl oz) bottle × 5; 800 ml left over',
    )
  })
})
