import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { phrasesIn } from '../../phrases/read-phrases.ts'
import { filled, madePhrases } from './made.ts'

describe('phrases generated from patterns', () => {
  const made = madePhrases()

  it('are many, of both kinds in both languages, and the same each time', () => {
    for (const language of ['en', 'es'])
      for (const expected of ['yes', 'no', 'none'])
        expect(
          made.filter((one) => one.language === language && one.expected === expected).length,
        ).toBeGreaterThan(100)
    expect(madePhrases()).toEqual(made)
  })

  it('have every slot filled and no pattern syntax left', () => {
    expect(made.filter(({ text }) => /[[\]{}|]/.test(text) || text.length < 4)).toEqual([])
    expect(() => filled('how much {nothing}', {}, () => 0)).toThrow('There is no slot nothing')
  })

  it('include none of the phrases kept for measuring', () => {
    const folder = fileURLToPath(new URL('../../phrases/i', import.meta.url))
    const kept = new Set(phrasesIn(folder).map(({ text }) => text.toLowerCase()))
    expect(made.filter(({ text }) => kept.has(text.toLowerCase()))).toEqual([])
  })
})
