import { jsonFileOf, jsonLdOf } from '@evenplate/domain/brought-json-ld'
import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { withRecord } from '@evenplate/domain/our-file'
import { atOnce } from '@evenplate/domain/steps'
import { broughtWith } from '@evenplate/domain/testing/brought-recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFile, readSource, readText } from './read-brought.ts'
import { clean } from './text/clean.ts'

/** Cleaned like all texts of a recipe, wherever they came from. */
const word = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
    fc.constantFrom('</script>', '# Steps', '1. Mix', '-->', 'Für 4 Personen'),
  )
  .map((text) => clean(text, 100))
  .filter(Boolean)
const line = fc.record({
  kind: fc.constantFrom('ingredient' as const, 'heading' as const),
  text: fc.oneof(word, fc.constantFrom('200 g flour', '2 eggs', 'For the sauce')),
})
const minutes = fc.option(fc.integer({ min: 0, max: 14_400 }))

/** Any recipe with something to count; others are not saved, and so not exported. */
const anyRecipe: fc.Arbitrary<BroughtRecipe> = fc.record({
  title: word,
  description: fc.oneof(word, fc.constant('')),
  lines: fc
    .array(line, { maxLength: 8 })
    .map((lines) => [
      { kind: 'ingredient' as const, text: '1 egg' },
      { kind: 'ingredient' as const, text: '1 fig' },
      ...lines,
    ]),
  steps: fc.array(word, { maxLength: 5 }),
  servings: fc.option(fc.integer({ min: 1, max: 50 })),
  yieldText: fc.constantFrom('', '24 cookies', '1 loaf'),
  minutes: fc.record({ prep: minutes, cook: minutes, total: minutes }),
  source: fc.option(
    fc.record({
      name: fc.option(word),
      url: fc.option(fc.constantFrom('https://cook.test/a?b=c', 'http://cook.test/%C3%A9')),
      author: fc.option(word),
    }),
  ),
  published: fc.constant(null),
  notes: fc.array(word, { maxLength: 3 }),
  language: fc.constantFrom('en' as const, 'de' as const, null),
  mends: fc.constantFrom(
    [],
    [{ line: 1, food: 'figs', grams: 40, ofFile: true }],
    [{ line: 0, leftOut: true, ofFile: true }],
  ),
})

describe('our exports', () => {
  it('are read back unchanged, one recipe or many, as JSON and as Markdown', () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), (recipes) => {
        const json = jsonFileOf(recipes.map((recipe) => jsonLdOf(recipe, {})))
        expect(atOnce(readFile('evenplate-recipes.json', json)).recipes).toEqual(recipes)
        const markdown = recipes.map((recipe) => withRecord(recipe, ['Total carbs: 12 g'])).join('\n')
        expect(atOnce(readFile('evenplate-recipes.md', markdown)).recipes).toEqual(recipes)
      }),
    )
  })

  const mended = broughtWith({
    title: 'Pancakes',
    lines: ['200 g flour', '2 eggs'],
    steps: ['Fry.'],
    mends: [{ line: 0, food: 'flour-almond' }],
  })

  it('are read with somebody’s edits, and the corrections of the remaining lines', () => {
    const markdown = withRecord(mended, []).replace('- 2 eggs', '- 3 eggs').replace('# Pancakes', '# Crêpes')
    expect(atOnce(readText(markdown)).recipes).toMatchObject([
      {
        title: 'Crêpes',
        lines: [{ text: '200 g flour' }, { text: '3 eggs' }],
        mends: [{ line: 0, food: 'flour-almond', ofFile: true }],
      },
    ])
    const json = JSON.stringify({ ...jsonLdOf(mended, {}), recipeIngredient: ['3 eggs', '200 g flour'] })
    expect(atOnce(readText(json)).recipes).toMatchObject([
      { title: 'Pancakes', mends: [{ line: 1, food: 'flour-almond', ofFile: true }] },
    ])
  })

  it.each([
    ['JSON', (recipe: BroughtRecipe) => jsonFileOf([jsonLdOf(recipe, {})])],
    ['Markdown', (recipe: BroughtRecipe) => withRecord(recipe, [])],
  ])(
    'can be written by anybody: their words are cleaned, and their corrections are marked as the file’s (%s)',
    (_, fileOf) => {
      const written = broughtWith({
        title: 'Soup\u202e of the day\u200b',
        lines: ['2 cups\u0000 sugar'],
        source: { name: 'Bank\u2066', url: 'https://bank.test@evil.test/', author: null },
        mends: [{ line: 0, grams: 1 }],
      })
      expect(atOnce(readText(fileOf(written))).recipes).toMatchObject([
        {
          title: 'Soup of the day',
          lines: [{ text: '2 cups sugar' }],
          source: { name: 'Bank', url: 'https://evil.test/', author: null },
          mends: [{ line: 0, grams: 1, ofFile: true }],
        },
      ])
    },
  )

  it('are not trusted from a site: nobody there corrected them for this person', () => {
    const json = jsonFileOf([jsonLdOf(mended, {})])
    const page = `<script type="application/ld+json">${json}</script>`
    const [ofPage] = atOnce(readSource(page, 'https://cook.test/')).recipes
    const [ofFile] = atOnce(readText(json, false)).recipes
    const [ofText] = atOnce(readText(withRecord(mended, []), false)).recipes
    expect([ofPage, ofFile, ofText].map((recipe) => recipe?.mends)).toEqual([[], [], []])
    expect([ofPage, ofFile, ofText].map((recipe) => recipe?.title)).toEqual(Array(3).fill('Pancakes'))
  })
})
