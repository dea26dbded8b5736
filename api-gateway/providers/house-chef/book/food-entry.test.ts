import { expect, it } from 'vitest'
import { foodEntry } from './food-entry.ts'
import { written } from './written.ts'

it.each([
  ['banana', 125, 'mashed', /^1 medium banana \(about 1\d\d g\b.*\), mashed$/],
  ['lemon', 100, 'juiced', /^1 lemon\b/],
  ['kiwi-gold', 60, 'mashed', /^½ gold kiwi\b/],
  ['kiwi-gold', 160, 'chopped', /^2 gold kiwis\b/],
  ['apricot', 70, 'chopped', /^2 apricots\b/],
])('fruit is bought whole: %s', (id, grams, cut, line) =>
  expect(written(foodEntry(id)!, grams, cut).line).toMatch(line),
)

it('bread is counted in slices', () =>
  expect(written(foodEntry('bread-whole-wheat', 'slice')!, 130).line).toMatch(/^4 slices /))
