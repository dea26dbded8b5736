import { expect, it } from 'vitest'
import { isSlipOf } from './slip-of.ts'

it.each([
  ['panner', 'paneer'],
  ['croisant', 'croissant'],
  ['tukey', 'turkey'],
  ['vegatable', 'vegetable'],
  ['spinahc', 'spinach'],
  ['noodel', 'noodle'],
  ['cauliflwr', 'cauliflower'],
  ['lintel', 'lentil'],
  ['guacamoly', 'guacamole'],
])('takes "%s" for a slip of "%s"', (word, right) => {
  expect(isSlipOf(word, right)).toBe(true)
})

it.each([
  ['gomen', 'somen', 'begins otherwise'],
  ['concha', 'conch', 'has another last vowel'],
  ['completo', 'complete', 'has another last vowel'],
  ['harira', 'harina', 'is too short for another letter'],
  ['feijao', 'feijoa', 'has two vowels that changed places'],
  ['jamun', 'jamon', 'is too short for another letter'],
  ['cachapa', 'cachaca', 'is too short for another letter'],
])('does not take "%s" for "%s": it %s', (word, other) => {
  expect(isSlipOf(word, other)).toBe(false)
})
