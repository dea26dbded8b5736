import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ["isn't spicy", 'is not spicy'],
  ['pasta w/ peas', 'pasta with peas'],
  ['rice w/o salt', 'rice without salt'],
  ['keto-like bread', 'keto -like bread'],
  ['beans  and\trice', 'beans and rice'],
  ['eggs & toast', 'eggs and toast'],
  ['eggs + toast', 'eggs and toast'],
  ['Crème Brûlée', 'creme brulee'],
  ['“dinner”—now', '“dinner”-now'],
  ['don`t', "don't"],
  ['plain rice, for 2!', 'plain rice, for 2!'],
])('%s is read as %s', (raw, plain) => {
  expect(plainText(raw)).toBe(plain)
  // A text that is already plain does not change.
  expect(plainText(plain)).toBe(plain)
})
