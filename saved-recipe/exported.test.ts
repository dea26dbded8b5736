import { jsonFileOf } from '@evenplate/domain/brought-json-ld'
import { broughtOf } from '@evenplate/domain/brought-of'
import { ourJsonLd, ourMarkdown } from '@evenplate/domain/our-file'
import { expect, it } from 'vitest'
import { exportedFile } from './exported.ts'
import { recipeOf } from './row.ts'
import { sampleFigures, sampleRecipe, sampleRow } from './testing/samples.ts'

const recipes = [
  sampleRecipe(),
  recipeOf(sampleRow({ title: 'Crème brûlée <b>', figures: sampleFigures() })).recipe,
]

it('has everything that is known about saved recipes, for the builder to read again', () => {
  const known = recipes.map(broughtOf)
  expect(JSON.parse(exportedFile(recipes, 'json').text).map(ourJsonLd)).toEqual(known)
  expect(ourMarkdown(exportedFile(recipes, 'markdown').text)).toEqual(known.map((exact) => ({ exact })))
})

it('gives the figures per serving to other programs and to people', () => {
  const json = JSON.parse(exportedFile([sampleRecipe()], 'json').text)
  expect(json).toMatchObject({ '@type': 'Recipe', nutrition: { carbohydrateContent: '12 g' } })
  expect(exportedFile([sampleRecipe()], 'markdown').text).toContain('- Total carbs: 12 g')
})

it('is named after its recipe, in letters that every computer accepts', () => {
  expect(exportedFile([recipes[1]!], 'markdown').name).toBe('creme-brulee-b.md')
  expect(exportedFile([sampleRecipe({ title: '../..' })], 'json').name).toBe('recipe.json')
  expect(exportedFile(recipes, 'json').name).toBe('evenplate-recipes.json')
  expect(jsonFileOf([])).toBe('[]\n')
})
