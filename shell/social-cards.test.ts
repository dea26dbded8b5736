import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { figuresWith, recipeWith, SALMON } from '@evenplate/recipe-view/testing/recipes'
import { describe, expect, it } from 'vitest'
import { recipeCard } from './social-cards.ts'

const shared = (recipe: typeof SALMON): SharedRecipe => ({
  ...recipe,
  mealType: 'dinner',
  dietary: [],
  createdAt: '2026-01-01T12:00:00Z',
  updatedAt: '2026-01-01T12:00:00Z',
})
const numbersOf = (recipe: typeof SALMON) => {
  const { card, alt } = recipeCard(shared(recipe), 'slug')
  if (card.body.kind !== 'numbers') throw new Error('A card of a recipe without numbers')
  return { ...card.body, values: card.body.figures.map(({ value }) => value), shares: card.shares, alt }
}

describe('the card of a public recipe', () => {
  it('shows the figures of its page, in words as well', () => {
    const { values, impact, note, alt } = numbersOf(SALMON)
    expect(values).toEqual(['34 g', '7.1 g', '14'])
    expect(impact.text).toBe('Blood sugar impact: Medium (Good)')
    expect(note).toBe('Per serving, counted ingredient by ingredient')
    expect(alt).toContain('carbs 34 g, fiber 7.1 g, glycemic load 14.')
  })

  it('says "at least" if the figures leave something out', () => {
    const { values, note } = numbersOf(recipeWith({ basis: 'partial' }))
    expect(values).toEqual(['34+ g', '7.1+ g', '14+'])
    expect(note).toContain('at least')
  })

  it('gives a range if something has no amount', () => {
    const mayAdd = { carbs: 7, glycemicLoad: 3 }
    const { values, note } = numbersOf(recipeWith({ mayAdd, carbsBetween: { least: 33, most: 41 } }))
    expect(values).toEqual(['33 to 41 g', '7.1+ g', '14+'])
    expect(note).toContain('a range')
  })

  it('says that a model’s own figures are not verified', () => {
    expect(numbersOf(recipeWith({ basis: 'model' })).note).toBe('Per serving, AI estimate, not verified')
  })

  it('neither names nor draws unknown parts', () => {
    const perServing = { ...figuresWith({}).perServing, fiber: null, glycemicLoad: null }
    const { values, impact, shares, alt } = numbersOf(recipeWith({ perServing, impact: null, plate: null }))
    expect(values).toEqual(['34 g', '–', '–'])
    expect(impact.text).toContain('Not enough information')
    expect(Object.values(shares)).toEqual([0, 0, 0, 0])
    expect(alt).toContain('glycemic load not known')
  })
})
