import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random/random-from.ts'
import { copiesOf, inHaste } from './copies.ts'

const TEXT = '¿Cuánta insulina me pongo para 45 g de arroz, 6 o 8 unidades?'

describe('a phrase typed in a hurry', () => {
  const typed = Array.from({ length: 40 }, (_, seed) => inHaste(TEXT, randomFrom(seed)))

  it('has typos, and sometimes neither capitals nor punctuation', () => {
    expect(new Set(typed).size).toBeGreaterThan(30)
    expect(typed.some((text) => /^[^¿?,]+$/.test(text))).toBe(true)
    expect(typed.some((text) => text === text.toLowerCase())).toBe(true)
  })

  it('keeps its number of words and its figures', () => {
    for (const text of typed) {
      expect(text.split(' ')).toHaveLength(TEXT.split(' ').length)
      expect(text.match(/\d+/g)).toEqual(['45', '6', '8'])
    }
  })
})

describe('the copies of a phrase', () => {
  it('are one typed in a hurry and one with words left out, the same each time', () => {
    const copies = copiesOf(TEXT)
    expect(copies).toHaveLength(2)
    expect(copiesOf(TEXT)).toEqual(copies)
    expect(copies[0]).not.toEqual(copies[1])
  })
})
