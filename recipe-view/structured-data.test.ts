import type { BroughtRecord } from '@evenplate/domain/brought-record'
import { describe, expect, it } from 'vitest'
import { type DatedRecipe, structuredData } from './structured-data.ts'
import { recipeWith, SALMON } from './testing/recipes.ts'

const dinner: DatedRecipe = {
  ...SALMON,
  mealType: 'dinner',
  dietary: ['low-gi'],
  createdAt: '2026-11-21T05:00:00.000Z',
}
const dataOf = (change: Partial<DatedRecipe> = {}) =>
  structuredData({ ...dinner, ...change }, 'https://evenplate.example') as Record<string, unknown>

describe('structured data of a recipe', () => {
  it('has what Google requires and recommends, with whole addresses', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Recipe',
      name: SALMON.title,
      image: ['1x1', '4x3', '16x9'].map((s) => `https://evenplate.example/plates/42-33-20-5-${s}.png`),
      datePublished: '2026-11-21',
      prepTime: 'PT10M',
      totalTime: 'PT30M',
      recipeYield: '2 servings',
      recipeCategory: 'Dinner',
      keywords: 'blood sugar friendly, low-gi, dinner',
      nutrition: { calories: '472 calories', carbohydrateContent: '34 g', sodiumContent: '176 mg' },
    })
    const steps = dataOf().recipeInstructions as { name: string; text: string }[]
    expect(steps[0]).toMatchObject({ '@type': 'HowToStep', text: SALMON.instructions[0] })
    for (const { name } of steps) expect(name.length).toBeGreaterThan(3)
  })

  it('names the page of a recipe that has one', () => {
    const url = 'https://evenplate.example/shared/0123'
    expect(structuredData(dinner, 'https://evenplate.example', url)).toMatchObject({
      url,
      mainEntityOfPage: url,
    })
    expect(dataOf()).not.toHaveProperty('url')
  })

  it('names the author of a recipe that was brought, and never us', () => {
    const broughtFrom = (source: BroughtRecord['source']) => ({ brought: { source } as BroughtRecord })
    expect(dataOf().author).toMatchObject({ '@type': 'Organization', name: 'Evenplate' })
    const source = { name: 'Some Blog', url: 'https://blog.example/soup', author: 'Kim' }
    expect(dataOf(broughtFrom(source))).toMatchObject({
      author: { '@type': 'Person', name: 'Kim' },
      isBasedOn: source.url,
    })
    expect(dataOf(broughtFrom({ ...source, author: null })).author).toMatchObject({ name: 'Some Blog' })
    expect(dataOf(broughtFrom(null))).not.toHaveProperty('author')
  })

  it('claims no rating, no video, and no figure that is not counted', () => {
    expect(dataOf()).not.toHaveProperty('aggregateRating')
    expect(dataOf()).not.toHaveProperty('video')
    expect(dataOf(recipeWith({ basis: 'model' }))).not.toHaveProperty('nutrition')
    expect(dataOf(recipeWith({ basis: 'partial' }))).not.toHaveProperty('nutrition')
    expect(dataOf(recipeWith({ mayAdd: { carbs: 7, glycemicLoad: 3 } }))).not.toHaveProperty('nutrition')
    const missing = recipeWith({ perServing: { ...SALMON.figures.perServing, fiber: null } })
    expect(JSON.stringify(dataOf(missing))).not.toContain('fiberContent')
  })

  it('names a picture whose percents sum to 100', () => {
    const plate = { vegetables: 1 / 3, protein: 1 / 3, carbohydrate: 1 / 3, other: 0 }
    expect(dataOf(recipeWith({ plate })).image).toContain(
      'https://evenplate.example/plates/34-33-33-0-1x1.png',
    )
    expect(dataOf(recipeWith({ plate: null })).image).toContain(
      'https://evenplate.example/plates/50-25-25-0-1x1.png',
    )
  })
})
