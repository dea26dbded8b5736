import { expect, it } from 'vitest'
import { firstWordOf, inPlainCase } from './first-word.ts'

it('is in every text that a pattern without case finds the name in', () => {
  const names = ['white rice', 'brown-rice pasta', 'sushi rice', 'kale']
  const texts = ['Rinse the WHITE  Rice.', 'Brown Rice pasta', 'ſushi rice', 'Chop the \u212aale.', 'Water.']
  for (const name of names)
    for (const text of texts) {
      const found = new RegExp(name.replace(/[\s-]+/g, '[\\s-]+'), 'iu').test(text)
      if (found) expect(inPlainCase(text)).toContain(firstWordOf(name))
    }
  expect(inPlainCase('ſUSHI \u212aale')).toBe('sushi kale')
})
