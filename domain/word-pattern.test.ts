import { expect, it } from 'vitest'
import { WordPattern } from './word-pattern.ts'

const ALL = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

it.each(['[\\p{L}]', '[\\p{N}]', '[^\\p{L}]', '[\\p{L}\\p{N}/.]', '(?<![\\p{L}\\p{N}])x', 'k[\\p{L}]'])(
  'finds the same as %s over all of Unicode, in any text',
  (source) => {
    const [own, whole] = [new WordPattern(source, 'iu'), new RegExp(source, 'iu')]
    const texts = ALL.flatMap((sign) => [sign, `${sign}x`, `k${sign}`])
    expect(texts.filter((text) => own.test(text) !== whole.test(text))).toEqual([])
  },
)

it('makes a separate pattern for texts in Latin letters', () => {
  const own = new WordPattern('[\\p{L}]', 'giu')
  expect(own.for('crème, ½ cup')).toBe(own.for('soupe'))
  expect(own.for('суп')).not.toBe(own.for('soupe'))
  expect('суп'.replace(own.for('суп'), 'x')).toBe('xxx')
})
