import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

const PATTERNS = ['/', '/recipes', '/recipes/:id', '/recipes/:id/edit', '*']

it.each([
  ['/', '/'],
  ['/recipes', '/recipes'],
  ['/recipes/7', '/recipes/:id'],
  ['/recipes/7/edit', '/recipes/:id/edit'],
  ['/recipes/', undefined],
  ['/recipes/7/print', undefined],
  ['/constructor', undefined],
])('finds the page of %s', (path, pattern) => {
  expect(matchPath(PATTERNS, path)).toBe(pattern)
})
