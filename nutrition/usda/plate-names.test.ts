import { describe, expect, it } from 'vitest'
import { plateFood } from './plate-names.ts'

describe('a name on a plate', () => {
  it.each([
    ['pizza, cheese slice', 'cheese pizza'],
    ['cheese pizza slice', 'cheese pizza'],
    ['lasagna w meat', 'meat lasagna'],
    ['lasagna w/ meat', 'meat lasagna'],
    ['hamburger on bun', 'hamburger'],
    ['cheeseburger on a wheat bun', 'cheeseburger'],
    ['hot dog in bun', 'hot dog'],
    ['pulled pork BBQ', 'bbq pulled pork'],
    ['garden side salad', 'side salad'],
    ['beans & rice', 'rice and beans'],
    ['spaghetti w/ meat sauce', 'spaghetti with meat sauce'],
  ])('"%s" is "%s", in any order and however it is served', (name, same) => {
    expect(plateFood(name)?.id).toBe(plateFood(same)?.id)
    expect(plateFood(name)).not.toBeNull()
  })

  it.each([
    ['iced tea', 0.3, 9.2],
    ['granola', 53.9, 80],
    ['french fries', 23.2, 41.4],
    ['pulled pork', 0, 18.7],
    ['burger patty', 0, 8],
    ['turkey burger', 0, 20.7],
    ['burrito bowl', 13.6, 25.2],
    ['protein bar', 38.4, 69.6],
    ['pie', 34, 48],
  ])('that covers many foods has the range of all of them: "%s"', (name, least, most) => {
    const { carbsBetween } = plateFood(name)!
    expect(carbsBetween!.least).toBeLessThanOrEqual(least + 0.1)
    expect(carbsBetween!.most).toBeGreaterThanOrEqual(most - 0.1)
  })

  it.each([
    ['buttered popcorn', 49.1, 39.9],
    ['glazed donut', 47.9, 50.8],
    ['glazed doughnuts', 47.9, 50.8],
    ['stuffed bell peppers', 9.85, 4.2],
    ['fried tofu', 8.9, 8.7],
    ['instant oatmeal', 13.2, 17.1],
    ['gumbo', 6.5, 4.1],
    ['chicken nuggets', 14.9, 22.8],
  ])('from a cafeteria is the survey’s usual food, with a range: "%s"', (name, usual, other) => {
    const { per100g, carbsBetween } = plateFood(name)!
    expect(per100g.carbs).toBeCloseTo(usual, 1)
    expect(carbsBetween!.least).toBeLessThanOrEqual(other)
    expect(carbsBetween!.most).toBeGreaterThanOrEqual(other)
  })

  it('is the same with and without "plain": a plain hot dog', () => {
    expect(plateFood('hot dog, plain')?.id).toBe(plateFood('hot dog')?.id)
    expect(plateFood('hot dog, plain')).not.toBeNull()
  })

  it('does not become another food by ignoring a word for how it is served', () => {
    expect(plateFood('fresh spring roll')?.id).not.toBe(plateFood('spring roll')?.id)
    expect(plateFood('chocolate')).toBeNull()
    expect(plateFood('wheat pizza')).toBeNull()
  })
})
