import { jsonFileOf, jsonLdOf } from '@evenplate/domain/brought-json-ld'
import { markdownOf } from '@evenplate/domain/brought-markdown'
import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { withRecord } from '@evenplate/domain/our-file'
import { atOnce } from '@evenplate/domain/steps'
import { broughtWith } from '@evenplate/domain/testing/brought-recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFile, readText } from './read-brought.ts'
import { clean } from './text/clean.ts'

const read = (name: string, text: string) => atOnce(readFile(name, text))

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => clean(text, 100))
  .filter(Boolean)
const line = fc.record({ kind: fc.constantFrom('ingredient' as const, 'heading' as const), text: word })
const someRecipe: fc.Arbitrary<BroughtRecipe> = fc
  .record({
    title: word,
    description: word,
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    steps: fc.array(word, { maxLength: 5 }),
    servings: fc.option(fc.integer({ min: 1, max: 50 })),
    yieldText: word,
    notes: fc.array(word, { maxLength: 2 }),
    total: fc.option(fc.integer({ min: 0, max: 600 })),
    at: fc.nat(),
  })
  .map(({ at, total, ...recipe }) => ({
    // Without an ingredient it would not be read as a recipe.
    ...broughtWith({ ...recipe, lines: ['1 cup flour', ...recipe.lines] }),
    minutes: { prep: null, cook: null, total },
    source: { name: null, url: 'https://blog.example/a', author: 'Kim' },
    mends: [{ line: at % recipe.lines.length, food: 'flour-almond', grams: 12.5, ofFile: true }],
  }))

describe('a file that we exported', () => {
  it.each([
    ['json', (all: BroughtRecipe[]) => jsonFileOf(all.map((one) => jsonLdOf(one, {})))],
    ['md', (all: BroughtRecipe[]) => all.map((one) => withRecord(one, ['Carbs: 12 g'])).join('\n')],
  ])('is read back with nothing lost: .%s', (ending, fileOf) => {
    fc.assert(
      fc.property(fc.array(someRecipe, { minLength: 1, maxLength: 3 }), (all) => {
        expect(read(`recipes.${ending}`, fileOf(all)).recipes).toEqual(all)
      }),
    )
  })

  const was = broughtWith({
    lines: [{ kind: 'heading', text: 'Batter' }, '1 cup flour', '2 eggs'],
    mends: [
      { line: 2, grams: 90 },
      { line: 1, food: 'flour-almond' },
    ],
    notes: ['Freezes well.'],
  })

  it('is read by its words if somebody edited them, with the corrections of lines that stayed', () => {
    const edited = withRecord(was, ['Total carbs: 12 g']).replace('1 cup flour', '2 cups flour')
    const [recipe] = read('pancakes.md', edited).recipes
    expect(recipe?.lines.map(({ text }) => text)).toEqual(['Batter', '2 cups flour', '2 eggs'])
    expect(recipe).toMatchObject({
      steps: was.steps,
      notes: was.notes,
      mends: [{ line: 2, grams: 90, ofFile: true }],
    })
    const json = JSON.parse(jsonFileOf([jsonLdOf(was, {})]))
    const [other] = read('a.json', JSON.stringify({ ...json, name: 'Crêpes' })).recipes
    expect(other).toMatchObject({
      title: 'Crêpes',
      steps: was.steps,
      mends: was.mends.map((mend) => ({ ...mend, ofFile: true })).toSorted((a, b) => b.line - a.line),
    })
  })

  it('is plain words to any other program', () => {
    const { additionalProperty: _, ...plain } = JSON.parse(jsonFileOf([jsonLdOf(was, {})]))
    for (const text of [JSON.stringify(plain), markdownOf(was, [])]) {
      const [recipe] = read('a.txt', text).recipes
      expect(recipe).toMatchObject({
        title: was.title,
        steps: was.steps,
        servings: 4,
        minutes: was.minutes,
        mends: [],
      })
      expect(recipe?.lines.map((one) => one.text)).toEqual(['Batter', '1 cup flour', '2 eggs'])
    }
  })

  it('is untrusted if it was fetched: its corrections are not believed', () => {
    for (const text of [jsonFileOf([jsonLdOf(was, {})]), withRecord(was, [])])
      expect(atOnce(readText(text, false)).recipes[0]?.mends).toEqual([])
    const page = `<script type="application/ld+json">${jsonFileOf([jsonLdOf(was, {})])}</script>`
    expect(read('a.html', `<html>${page}</html>`).recipes[0]?.mends).toEqual([])
  })
})
