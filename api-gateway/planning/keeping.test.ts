import { expect, it } from 'vitest'
import { isFresh } from './fresh-foods.ts'
import { keepingOf, keepingOfUnknown } from './keeping.ts'

it.each([
  ['Leftovers keep 4 days in the refrigerator and freeze for 3 months. Reheat to 165 °F.', 4, true],
  ['Keeps 4 days in the refrigerator and freezes for 2 months.', 4, true],
  ['It keeps 3 days in the refrigerator; slice it cold over a salad.', 3, false],
  ['Better the next day. Keeps 4 days in the refrigerator and freezes for 3 months.', 4, true],
  ['Baked, it keeps 4 days in the refrigerator.', 4, false],
  ['They keep 5 days in the refrigerator.', 4, false],
  ['They keep a day in the refrigerator, wrapped.', 1, false],
  ['They keep 1 week in the refrigerator.', 4, false],
  // A part of the dish that keeps is not a meal.
  ['The filling keeps 3 days in the refrigerator.', null, false],
  [
    'The balls in sauce keep 4 days in the refrigerator and freeze for 3 months; boil the pasta fresh.',
    null,
    false,
  ],
  ['Best fresh; the nopales alone keep 3 days in the refrigerator.', null, false],
  ['Best eaten right away.', null, false],
  ['Make it the same day.', null, false],
])('keeps a dish as long as the book says: %s', (keeps, keepsDays, freezes) => {
  expect(keepingOf(keeps, 'main', ['chicken-breast'])).toEqual({ keepsDays, freezes })
})

it('keeps rice one day and seafood two, whatever the text says', () => {
  const said = 'It keeps 4 days in the refrigerator.'
  expect(keepingOf(said, 'main', ['rice-white-cooked', 'chicken-breast']).keepsDays).toBe(1)
  expect(keepingOf(said, 'main', ['rice-noodles-cooked', 'chicken-breast']).keepsDays).toBe(4)
  expect(keepingOf(said, 'main', ['salmon']).keepsDays).toBe(2)
  expect(keepingOf(said, 'soup', ['shrimp']).keepsDays).toBe(2)
})

it('keeps no dressed leaves, and freezes nothing unless the text says so', () => {
  const said = 'Keeps 3 days in the refrigerator.'
  expect(keepingOf(said, 'salad', ['romaine-lettuce'])).toEqual({ keepsDays: null, freezes: false })
  expect(keepingOf(said, 'salad', ['potatoes']).keepsDays).toBe(3)
  expect(keepingOfUnknown('main', ['ground-beef'])).toEqual({ keepsDays: 3, freezes: false })
  expect(keepingOfUnknown('salad', ['arugula']).keepsDays).toBeNull()
})

it.each([
  'spinach-raw',
  'cilantro',
  'salmon',
  'ground-beef',
  'tomato',
  'cream-heavy',
  'tofu-firm',
  'scallions',
])('counts as fresh: %s', (id) => expect(isFresh(id)).toBe(true))
it.each([
  'spinach-frozen',
  'oregano',
  'tuna-canned-water',
  'canned-tomatoes',
  'rice-white-cooked',
  'onion',
  'nori',
])('does not count as fresh: %s', (id) => expect(isFresh(id)).toBe(false))
