import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { readLine } from '../reading/read-line.ts'
import { figuresOf, lineFiguresOf } from './figures.ts'

const count = (ingredients: string[], servings = 1) =>
  figuresOf({ ingredients, servings, claimed: NO_CLAIMS })

describe('a weight that may be dry or cooked', () => {
  it('is a range of both in a single line', () => {
    const { carbsBetween, note, question } = lineFiguresOf(readLine('200 g rice'))
    expect(carbsBetween?.least).toBeCloseTo(2 * 28.17)
    expect(carbsBetween?.most).toBeCloseTo(2 * 79.95)
    expect(note).toContain('dry or cooked is not said')
    expect(question?.offers).toMatchObject([
      { says: 'It was cooked', line: { line: '200 g cooked rice', foodId: 'rice-white-cooked', grams: 200 } },
    ])
  })

  it.each([
    ['180 g white rice', 50.7, 143.9],
    ['95 g pasta', 29.3, 70.9],
    ['120 g quinoa', 25.6, 77],
    ['150 g lentils', 30.2, 95],
    ['150 g black beans', 35.6, 94.9],
    ['80 g couscous', 18.6, 61.9],
  ])('of "%s" on a plate is cooked, and says how much it may be at most', (line, least, most) => {
    const { perServing, carbsBetween, lines } = count([line, '43 g chicken breast', '12 g olive oil'])
    expect(perServing.carbs).toBeCloseTo(least, 0)
    expect(carbsBetween?.least).toBeCloseTo(least, 0)
    expect(carbsBetween?.most).toBeCloseTo(most, 0)
    expect(lines[0]?.note).toContain('dry or cooked is not said')
    expect(lines[0]?.question?.offers[0]?.line.nutrition.carbs).toBeCloseTo(most, 0)
  })

  it.each([
    ['100 g wheat berries', 27.6, 75.9],
    ['100 g black rice', 25.6, 76.3],
    ['200 g lasagna', 32.3, 149.3],
    ['100 g noodles', 25.2, 71.3],
    ['100 g ziti', 30.9, 74.7],
    ['100 g toor dal', 23.3, 62.8],
  ])('of "%s", which USDA also has cooked under another name', (line, cooked, dry) => {
    const plate = count([line, '43 g chicken breast'])
    expect(plate.perServing.carbs).toBeCloseTo(cooked, 0)
    expect(plate.carbsBetween?.most).toBeCloseTo(dry, 0)
    expect(count([line, '1 tsp salt'], 2).perServing.carbs).toBeCloseTo(dry / 2, 0)
  })

  it.each([
    [['White rice (180 g)', 'Chicken breast (100 g)']],
    [['white rice: 180 g']],
    [['White rice, 180 g', 'broccoli, 60 g']],
    [['180.0 grams of white rice', '20 g broccoli, steamed']],
    [['180 g white rice', '80 g spinach (cooked)', '50.123456 g 2% milk', '20 g salmon, raw, skinless']],
    [['180 g white rice', "12 g confectioner's sugar", '30 g crème fraîche']],
  ])('is a plate’s weight in %j, however it is written', (lines) => {
    expect(count(lines).lines[0]?.foodId).toBe('rice-white-cooked')
  })

  it.each([
    [['80 g spaghetti', '50 g pancetta, diced']],
    [['80 g spaghetti', '1 clove garlic']],
    [['80 g spaghetti', '20 g parmesan (finely grated)']],
  ])('is a recipe’s weight in %j', (lines) => {
    expect(count(lines).lines[0]?.foodId).toBe('pasta-dry')
  })

  it('in a recipe is dry, as recipes mean it, and one tap away from cooked', () => {
    const { perServing, carbsBetween, lines } = count(['200 g rice', '1 tbsp olive oil', 'salt'], 2)
    expect(perServing.carbs).toBeCloseTo(79.95, 0)
    expect(carbsBetween).toBeNull()
    expect(lines[0]?.note).toContain('weighed dry, as recipes mean it')
    expect(lines[0]?.question?.asks).toBe('The weight of rice is counted as dry. Did you weigh it cooked?')
    expect(lines[0]?.question?.offers[0]?.line.nutrition.carbs).toBeCloseTo(56.3, 0)
  })

  it('of pulses is also open in a recipe: people weigh them both ways', () => {
    const { lines } = count(['200 g black beans', '1 onion'], 2)
    expect(lines[0]?.carbsBetween?.most).toBeCloseTo(2 * 63.25, 0)
    expect(lines[0]?.question?.offers).toMatchObject([
      { says: 'It was dry', line: { foodId: 'black-beans-dry' } },
    ])
  })

  it.each([
    '200 g cooked rice',
    '200 g dry rice',
    '200 g dried lentils',
    '1 cup rice',
    '200g/7oz basmati rice',
    '8 oz spaghetti',
    '1 lb penne',
    '150 g rice, rinsed',
    '400 g can black beans',
    '200 g pasta, cooked according to the packet',
    '100 g rice flour',
    '200 g potatoes',
    '30 g puffed millet',
    '100 g bread',
  ])('is as stated in "%s"', (line) => {
    expect(readLine(line).either).toBeNull()
  })

  it.each([
    ['8 oz pasta, cooked', 'pasta-dry', 70, 169.3],
    ['200g/7oz soba noodles, cooked and drained', 'soba-dry', 42.9, 164.2],
    ['200g/8oz flat udon noodles, cooked', 'udon-cooked', 43.2, 143.8],
    ['8 oz udon noodles', 'udon', 49, 163.1],
    ['500g/1lb 2oz fresh ramen noodles', 'ramen-cooked', 100.6, 273.7],
    ['1 (14-ounce) package fresh ramen noodles', 'ramen-cooked', 79.9, 217.2],
  ])('of "%s" is also open in a recipe, and the range includes both', (line, food, least, most) => {
    const { foodId, carbsBetween, question } = count([line, '1 onion'], 2).lines[0] ?? {}
    expect(foodId).toBe(food)
    expect(carbsBetween?.least).toBeCloseTo(least, 0)
    expect(carbsBetween?.most).toBeCloseTo(most, 0)
    expect(question?.asks).toMatch(/Did you weigh it (?:dry|raw|cooked)\?/)
  })

  it.each([
    '8 oz dried udon noodles',
    '200 g cooked udon noodles',
    '14 oz frozen udon noodles',
    '8 oz fresh fettuccine',
    '12 oz penne',
  ])('of "%s" is settled', (line) => {
    expect(count([line, '1 onion'], 2).lines[0]?.question).toBeUndefined()
  })

  it('of a package of udon is not known: dried and boiled packages weigh the same', () => {
    expect(readLine('1 package udon noodles').grams).toBeNull()
  })

  it('of oats on a plate is dry, and of oatmeal as eaten', () => {
    expect(count(['40 g oats', '100 g milk']).lines[0]?.foodId).toBe('oats-rolled')
    expect(count(['40 g oats', '100 g milk']).carbsBetween).not.toBeNull()
  })

  it('is written with its state if cups are changed to grams', () => {
    expect(readLine('1 cup rice').rest).toBe('dry rice')
    expect(readLine('1 cup cooked rice').rest).toBe('cooked rice')
  })
})
