import { describe, expect, it } from 'vitest'
import { TERMS } from '../terms/all-terms.ts'
import { addressOf, findTerms, readFilter } from './filter.ts'

const found = (q: string, category: Parameters<typeof findTerms>[1]['category'] = null) =>
  findTerms(TERMS, { q, category }).map(({ term }) => term)

describe('searching the glossary', () => {
  it('shows every term for an empty search', () => expect(found('  ')).toHaveLength(TERMS.length))

  it('puts the term itself before those that mention it', () => {
    expect(found('insulin')[0]).toBe('Insulin')
    expect(found('fiber')[0]).toBe('Fiber')
    expect(found('gi')).toContain('Glycemic Index (GI)')
  })

  it('puts an exact name before one that only begins with it', () => {
    expect(found('carbs')[0]).toBe('Carbohydrates')
    expect(found('prediabetes')[0]).toBe('Prediabetes')
    expect(found('sugar')[0]).toBe('Added Sugars')
  })

  it('finds a term by its plural', () => {
    expect(found('portions')[0]).toBe('Portion')
    expect(found('blood sugar spikes')).toEqual(['Blood Sugar Spike'])
  })

  it('knows the words people use', () => {
    expect(found('hba1c')).toEqual(['A1C'])
    expect(found('low blood sugar')[0]).toBe('Hypoglycemia')
    expect(found('fibre')).toContain('Fiber')
    expect(found('ZOODLES')).toEqual(['Zucchini Noodles'])
  })

  it('ignores case, hyphens and order', () => {
    expect(found('LOW CARB DIET')).toContain('Low-Carb Diet')
    expect(found('carb low')).toContain('Low-Carb Diet')
  })

  it('searches within the chosen category [GLOSS-7]', () => {
    expect(found('insulin', 'recipes')).toEqual([])
    expect(
      findTerms(TERMS, { q: '', category: 'recipes' }).every((term) => term.category === 'recipes'),
    ).toBe(true)
  })

  it('finds nothing for what is not there', () => expect(found('xyzzy')).toEqual([]))
})

describe('the glossary address', () => {
  it('keeps search and category', () => {
    const filter = { q: 'net & total', category: 'nutrition' as const }
    expect(readFilter(addressOf('/glossary', filter).split('?')[1] ?? '')).toEqual(filter)
  })

  it('stays plain without them', () =>
    expect(addressOf('/glossary', { q: '', category: null })).toBe('/glossary'))

  it('treats an unknown category as all', () => expect(readFilter('category=cars').category).toBeNull())
})
