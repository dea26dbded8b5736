import { expect, it } from 'vitest'
import { escaped } from './sentence.ts'
import { spelledAlike } from './spelled-alike.ts'

it('contains every name that a case-insensitive pattern finds in a text', () => {
  const names = ['white rice', 'brown-rice pasta', 'sushi rice', 'kale', 'long - grain rice']
  const texts = [
    'Rinse the WHITE  Rice.',
    'Brown\u00a0Rice-pasta',
    'ſushi rice',
    'Chop the \u212aale.',
    'Long\ngrain - RICE',
    'Water.',
  ]
  let found = 0
  for (const name of names)
    for (const text of texts) {
      if (!new RegExp(escaped(name), 'iu').test(text)) continue
      expect(spelledAlike(text)).toContain(spelledAlike(name))
      found += 1
    }
  expect(found).toBe(names.length)
})
