import { GI_BANDS, GL_BANDS } from '@evenplate/domain/impact'
import { describe, expect, it } from 'vitest'
import { TERMS } from './all-terms.ts'
import { SOURCES } from './sources.ts'
import { anchorOf, CATEGORIES } from './term.ts'

const definitionOf = (term: string) => TERMS.find((known) => known.term === term)?.definition ?? ''

describe('the terms', () => {
  it.each([
    'glycemic-index-gi',
    'glycemic-load-gl',
    'insulin-resistance',
    'complex-carbohydrates',
    'net-carbs',
    'low-carb-diet',
    'carb-counting',
    'blood-glucose',
    'carbohydrates',
    'fiber',
  ])('can be linked to as #%s', (anchor) => {
    expect(TERMS.filter(({ term }) => anchorOf(term) === anchor)).toHaveLength(1)
  })

  it('are at least eighty, each with its own anchor', () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(80)
    expect(new Set(TERMS.map(({ term }) => anchorOf(term))).size).toBe(TERMS.length)
  })

  it('fill every category [ENTITY-13]', () => {
    for (const category of CATEGORIES)
      expect(TERMS.filter((term) => term.category === category).length).toBeGreaterThanOrEqual(15)
  })

  it('are related to terms that exist, and not to themselves', () => {
    const known = new Set(TERMS.map(({ term }) => term))
    const broken = TERMS.flatMap(({ term, relatedTerms }) =>
      relatedTerms
        .filter((related) => !known.has(related) || related === term)
        .map((related) => `${term} -> ${related}`),
    )
    expect(broken).toEqual([])
  })

  it('each name a source, and no source is unused', () => {
    expect(TERMS.filter(({ sources }) => sources.length === 0)).toEqual([])
    const used = new Set(TERMS.flatMap(({ sources }) => sources))
    expect(Object.keys(SOURCES).filter((id) => !used.has(id as keyof typeof SOURCES))).toEqual([])
  })

  it('state the thresholds that the product uses', () => {
    expect(definitionOf('Glycemic Index (GI)')).toContain(`Low is ${GI_BANDS.lowMax} or less`)
    expect(definitionOf('Glycemic Index (GI)')).toContain(`high is ${GI_BANDS.highMin} or more`)
    expect(definitionOf('Glycemic Load (GL)')).toContain(`Low is ${GL_BANDS.lowMax} or less`)
    expect(definitionOf('Glycemic Load (GL)')).toContain(`high is ${GL_BANDS.highMin} or more`)
    expect(definitionOf('A1C')).toMatch(
      /Below 5\.7% is normal, 5\.7% to 6\.4% is prediabetes, and 6\.5% or higher/,
    )
  })

  it('give no dose and promise no cure', () => {
    const text = TERMS.map(({ definition }) => definition).join(' ')
    expect(text).not.toMatch(/\b\d+ units? of (?!mealtime)/i)
    expect(text).not.toMatch(/\b(cures|will cure|guaranteed|reverse your)\b/i)
  })

  it('give mmol/L next to mg/dL', () => {
    const bare = TERMS.filter(({ definition, bands = [] }) =>
      [definition, ...bands.map(({ range }) => range)].some(
        (text) => text.includes('mg/dL') && !/mmol\/L|\(\d+\.\d\)/.test(text),
      ),
    )
    expect(bare.map(({ term }) => term)).toEqual([])
  })
})
