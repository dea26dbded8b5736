import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('a counted part of a food', () => {
  // SR26 by NDB number; FNDDS if SR26 lists no such part.
  it.each([
    ['12 pineapple rings', 'pineapple', 12 * 84],
    ['12 rings pineapple', 'pineapple', 12 * 84],
    ['pineapple rings, 12', 'pineapple', 12 * 84],
    ['6 outer leaves of cabbage', 'cabbage', 6 * 23],
    ['cabbage, 6 outer leaves', 'cabbage', 6 * 23],
    ['4 mango slices', 'mango', 4 * 25],
    ['4 slices of mango', 'mango', 4 * 25],
    ['24 tangerine segments', 'tangerine', 24 * 11],
    ['8 slices of zucchini', 'zucchini', 8 * 9.9],
    ['8 to 10 pieces of French bread', 'bread-french', 9 * 32],
    ['6 thin slices kiwi', 'kiwi', 6 * 7],
    ['5 carrot strips', 'carrots', 5 * 4],
    ['5 strips of green pepper', 'bell-pepper-green', 5 * 2.7],
    ['3 broccoli spears', 'broccoli', 3 * 31],
    ['20 cucumber rounds', 'cucumber', 20 * 10],
    ['12 pecan halves', 'pecans', 12 * 1.5],
  ])('%s has its own weight', (line, food, grams) => {
    const read = readLine(line)
    expect(read.food?.id).toBe(food)
    expect(read.grams).toBeCloseTo(grams, 0)
  })

  it.each([
    ['3 apple quarters', 0.75 * 182],
    ['4 peach halves', 2 * 150],
    ['2 avocado halves', 136],
    ['16 beet wedges', 2 * 82],
    ['10 potato wedges', 1.25 * 213],
  ])('%s are a share of the whole', (line, grams) => {
    expect(readLine(line).grams).toBeCloseTo(grams, 0)
  })

  it('gives a range for wedges', () => {
    const { between } = readLine('12 potato wedges')
    expect(between?.least).toBeLessThan(213)
    expect(between?.most).toBeGreaterThan(3 * 213)
  })

  it.each([
    ['2 spears pineapple', 'spear'],
    ['8 potato slices', 'slice'],
    ['4 rounds of sweet potato', 'slice'],
    ['6 sweet potato cubes', 'cube'],
    ['4 pieces of potato', 'piece'],
    ['5 pieces watermelon', 'piece'],
    ['10 plum segments', 'segment'],
    ['12 strips of chicken breast', 'slice'],
  ])('%s has no weight instead of the weight of the whole', (line, part) => {
    expect(readLine(line)).toMatchObject({ grams: null })
    expect(readLine(line).weighedBy).toContain(`no weight known for a ${part} of`)
  })

  it.each([
    ['1 pineapple, cut into rings', 905],
    ['2 apples, quartered', 364],
    ['1 nectarine cut in half', 142],
    ['2 potatoes, cut into wedges', 426],
    ['2 pcs onion', 220],
    ['4 round rolls', 112],
    ['2 pieces naan', 180],
    ['2 cinnamon sticks', 5.2],
    ['8 rashers bacon', 224],
    ['3 sheets nori', 7.8],
    ['2 celery sticks', 80],
    ['1 piece ginger', 11],
    ['4 pieces salmon', 680],
  ])('%s is whole', (line, grams) => {
    expect(readLine(line).grams).toBeCloseTo(grams, 0)
  })
})
