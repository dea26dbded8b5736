import { expect, it } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

it('splits a copied list and keeps amounts', () => {
  expect(pastedLines('• 1.5 cups oats\r\n- 2 eggs\r\n\r\n☐ 1 tsp salt\n')).toEqual([
    '1.5 cups oats',
    '2 eggs',
    '1 tsp salt',
  ])
  expect(pastedLines('1. Heat the oven.\n2) Bake for 10 minutes.\n')).toEqual([
    'Heat the oven.',
    'Bake for 10 minutes.',
  ])
})
