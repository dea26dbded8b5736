import { expect, it } from 'vitest'
import type { ExpectedLine, ExpectedRecipe } from './measure/expected.ts'
import { measureGlycemicIndex } from './measure/glycemic-index.ts'
import { measureLines } from './measure/lines.ts'
import { plainBreaches } from './measure/plain-words.ts'
import { measureRecipes } from './measure/recipes.ts'
import { measureWords } from './measure/words.ts'

// A benchmark without findings proves something only if it can detect faults.

const quinoa: ExpectedLine = {
  line: '1 cup cooked quinoa',
  food: 'quinoa cooked',
  rightFoods: ['20137'],
  grams: 185,
  right: [185, 185],
  carbohydrate: 39.4,
  available: 34.2,
}

const bowl = (carbohydrate: number): ExpectedRecipe => ({
  title: 'A bowl of quinoa',
  servings: 1,
  perServing: { carbohydrate, fibre: 5.2, available: 34.2 },
  ingredients: [quinoa],
})

it('reports a wrong food and a wrong weight', () => {
  expect(measureLines([quinoa]).findings).toEqual([])
  const { measured } = measureLines([
    { ...quinoa, rightFoods: ['20035'] },
    { ...quinoa, grams: 230, right: [215, 245] },
  ])
  expect(measured).toEqual({ food: { right: 1, of: 2 }, grams: { right: 1, of: 2 } })
})

it('reports a recipe that is far off with no warning', () => {
  expect(measureRecipes([bowl(39.4)]).measured).toMatchObject({ close: { right: 1, of: 1 }, farUnsaid: 0 })
  const { measured, findings } = measureRecipes([bowl(65)])
  expect(measured).toMatchObject({
    close: { right: 0, of: 1 },
    closeOrSaid: { right: 0, of: 1 },
    farUnsaid: 1,
  })
  expect(findings[0]).toMatchObject({ what: 'A bowl of quinoa', expected: '65 g' })
})

it('allows a recipe marked incomplete to be wrong, but does not count it as close', () => {
  const unknown = { line: '1/2 cup Old Harbour glaze', unknown: true as const, carbohydrate: 60 }
  const dish = { ...bowl(99.4), ingredients: [quinoa, unknown] }
  expect(measureRecipes([dish]).measured).toMatchObject({
    close: { right: 0, of: 0 },
    closeOrSaid: { right: 1, of: 1 },
    farUnsaid: 0,
  })
})

it('reports a high index that is called low', () => {
  const { measured } = measureGlycemicIndex([{ line: '1 cup cooked quinoa', mean: 80, row: 'made up' }])
  expect(measured).toEqual({ band: { right: 0, of: 1 }, highCalledLow: 1 })
})

it('reports what the checks miss and what they block wrongly', () => {
  const { measured } = measureWords({
    sources: [{ text: '1 cup whole milk', breaks: ['dairy', 'sesame'] }],
    harmless: [{ text: '1 cup whole milk', keeps: ['dairy'] }],
    avoided: [{ avoid: 'mushrooms', text: '1 cup whole milk' }],
    notAvoided: [{ avoid: 'mushrooms', text: '1 cup mushrooms' }],
  })
  const none = { right: 0, of: 1 }
  expect(measured).toEqual({ sources: none, harmless: none, avoided: none, notAvoided: none })
})

it('checks the house chef’s lines with its own words', () => {
  const rules = { allergies: ['dairy', 'nuts'], diets: ['vegan'] }
  expect(plainBreaches(['1 cup milk'], rules).map(({ rule }) => rule)).toEqual(['dairy', 'vegan'])
  expect(plainBreaches(['2 tbsp almond butter'], rules).map(({ rule }) => rule)).toEqual(['nuts'])
  expect(plainBreaches(['1 cup coconut milk', '8 oz water chestnuts'], rules)).toEqual([])
})
