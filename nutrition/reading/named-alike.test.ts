import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

const weighed = (line: string) => {
  const { food, grams } = readLine(line)
  return [food?.name, grams === null ? null : Math.round(grams)]
}

describe('one name for two foods', () => {
  it.each([
    // A spirit is poured, bread comes in slices
    ['3 ounces rye or bourbon', 'rye whiskey', 85],
    ['2 oz rye whiskey', 'rye whiskey', 57],
    ['2 slices rye', 'rye bread', 64],
    ['2 oz rye, torn into pieces', 'rye bread', 57],
    ['8 oz rye', 'rye bread', 227],
    // A muffin as a cake is not one that is toasted
    ['2 muffins', 'muffin', 226],
    ['3 small ready-made muffins, tops removed', 'muffin', 198],
    ['1 blueberry muffin', 'blueberry muffin', 113],
    ['4 muffins, split and toasted', 'English muffins', 228],
    // The kind after the comma
    ['8 yellow tomatoes, cherry or Datterini', 'cherry tomatoes', 136],
    ['200 g tomatoes, grape', 'cherry tomatoes', 200],
    // Pancakes that wrap duck are not for breakfast
    ['6 ready-made Chinese-style pancakes, heated', 'Chinese pancakes', 66],
    ['6 pancakes', 'pancakes', 228],
    // A whole one, and a piece of one
    ['1 fresh coconut', 'fresh coconut', 397],
    ['2 coconut chunks', 'fresh coconut', 90],
    // The inches say how small
    ['4 small corn tortillas (6-inch)', 'corn tortillas', 96],
    ['8 small flour tortillas', 'flour tortillas', 240],
    // Named after what is on or in them
    ['4 brioche burger buns, split', 'brioche buns', 228],
    ['2 garlic naans, warmed', 'naan', 180],
    ['4 sesame seed buns', 'sesame buns', 168],
  ])('%s is %s, %d g', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it('gives no weight to a brioche that may be a loaf', () => {
    expect(weighed('1 brioche')).toEqual(['brioche', null])
  })
})

describe('a part named before its amount', () => {
  it.each([
    ['White part of 4 spring onions, sliced', 'scallions', 60],
    ['the white and pale green parts of 2 leeks', 'leek', 178],
    ['flesh of 2 ripe mangoes', 'mango', 672],
    ['Kernels cut from 2 ears of corn', 'corn', 204],
    ['pulp of 3 passion fruit', 'passion fruit', 54],
    ['Leaves of 1 bunch Swiss chard, chopped', 'Swiss chard', 340],
  ])('%s is %s, %d g', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it('does not count seeds of a vanilla bean, or leaves without an amount', () => {
    expect(readLine('seeds from 2 vanilla beans').food).toBeNull()
    expect(readLine('leaves of your choice').food).toBeNull()
  })
})

describe('leaves and herbs with something beside them', () => {
  it.each([
    ['Your favourite salad leaves and dressing, to serve', false],
    ['Salad leaves and crusty bread, to serve', false],
    ['Edible flowers and honey', false],
    ['Salad leaves and tomatoes, to serve', true],
    ['Fresh herbs and edible flowers', true],
  ])('%s: negligible is %s', (line, negligible) => {
    expect(readLine(line).negligible).toBe(negligible)
  })
})
