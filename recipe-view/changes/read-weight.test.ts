import { expect, it } from 'vitest'
import { readWeight } from './read-weight.ts'

it.each([
  ['120', 120],
  [' 12,5 g', 12.5],
  ['.5', 0.5],
  ['0', 0],
])('reads %j as %d g', (typed, value) => expect(readWeight(typed, 20_000)).toEqual({ state: 'read', value }))

it.each(['lots', '-5', '1e3', '12 34', '1.2.3', '.', '٣'])('does not accept %j as a weight', (typed) =>
  expect(readWeight(typed, 20_000)).toMatchObject({
    state: 'wrong',
    why: expect.stringContaining('number of grams'),
  }),
)

it('asks whether a thousand is meant, and never assumes it', () => {
  expect(readWeight('1,250', 20_000)).toMatchObject({ state: 'wrong', why: expect.stringContaining('1250') })
  expect(readWeight('1.250', 20_000)).toMatchObject({ state: 'wrong' })
})

it('says what is too much, and treats empty as empty', () => {
  expect(readWeight('20001', 20_000)).toEqual({ state: 'wrong', why: 'That is more than 20000 g.' })
  expect(readWeight('  ', 20_000)).toEqual({ state: 'empty' })
})
