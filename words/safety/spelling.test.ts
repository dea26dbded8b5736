import { describe, expect, it } from 'vitest'
import { spelled } from './features.ts'

describe('typing errors', () => {
  it.each([
    ['crashin', 'crashing'],
    ['looow', 'low'],
    ['glucsoe', 'glucose'],
    ['tremblng', 'trembling'],
    ['isnulin', 'insulin'],
    ['embarzada', 'embarazada'],
    ['palidita', 'palida'],
  ])('“%s” is read as “%s”', (typed, meant) => expect(spelled(typed)).toBe(meant))

  it('does not change words that are not ours, even one letter away', () => {
    const words =
      'inulin sharing seared crushed tables walking crisps cucumber meditation sweetening dripping'
    expect(words.split(' ').map(spelled)).toEqual(words.split(' '))
  })
})
