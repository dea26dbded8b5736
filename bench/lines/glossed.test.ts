import { expect, it } from 'vitest'
import { type Glossed, glossedIn, WORLD, WORLD_THIRD, WORLD_UNREAD } from './glossed.ts'

/** Of the lines whose meaning has a figure. */
const shareOf = ({ right, near, unread, wrong }: Glossed, count: number): number =>
  count / (right + near + unread + wrong)

it('still reads the lines of cooks outside the United States that we looked at', () => {
  const tally = glossedIn(WORLD)
  expect(shareOf(tally, tally.right)).toBeGreaterThanOrEqual(0.93)
  expect(tally.far).toBeLessThanOrEqual(1)
  expect(tally.meaningUnread).toBeLessThanOrEqual(60)
})

it('still reads those that nobody has read', () => {
  const tally = glossedIn(WORLD_UNREAD)
  expect(shareOf(tally, tally.right)).toBeGreaterThanOrEqual(0.8)
  expect(tally.far).toBeLessThanOrEqual(7)
  expect(tally.meaningUnread).toBeLessThanOrEqual(35)
})

it('still reads those of a third writer', () => {
  const tally = glossedIn(WORLD_THIRD)
  expect(shareOf(tally, tally.right)).toBeGreaterThanOrEqual(0.82)
  expect(tally.far).toBe(0)
  expect(tally.meaningUnread).toBeLessThanOrEqual(40)
})
