import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readable, SPANISH, SPANISH_THIRD, SPANISH_UNREAD, spanishTally } from './spanish.ts'

it('counts a line by what its English meaning counts to', () => {
  const rows = [
    '# about',
    'Para la masa:\t-',
    '100 g de azúcar\t100 g sugar',
    '100 g de azúcar\t120 g sugar',
    '100 g de azúcar\t200 g sugar',
    '30 g de azúcar\t20 g sugar',
    '100 g de zork\t100 g sugar',
    '100 g de azúcar\t100 g zork',
  ]
  const tally = spanishTally(rows.join('\n'))
  expect(tally).toEqual({ right: 1, near: 1, unread: 1, wrong: 2, far: 1, meaningUnread: 1 })
  expect(readable(tally)).toBe(5)
})

it.each([
  ['that the reader was made with', SPANISH, 0.95, 1],
  ['that nobody has looked at', SPANISH_UNREAD, 0.84, 3],
  ['of a third writer', SPANISH_THIRD, 0.74, 2],
] as const)('still reads the Spanish lines %s', (_, file, right, far) => {
  const tally = spanishTally(readFileSync(file, 'utf8'))
  expect(tally.right / readable(tally)).toBeGreaterThanOrEqual(right)
  expect(tally.far).toBeLessThanOrEqual(far)
})
