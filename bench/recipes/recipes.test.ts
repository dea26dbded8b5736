import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findingOf } from './finding.ts'
import { judge, measureThree } from './measure.ts'
import { OPEN_RECIPES } from './open-recipes.ts'
import { expectedIn, isHard } from './recipe.ts'
import { rowsOf, withRecipes } from './report.ts'
import { aServing, sumsOf } from './sums.ts'

const TABLE = new Map([
  ['1', { carbs: 80, fiber: 2 }],
  ['2', { carbs: 20, fiber: 1 }],
])

const made = (text: string, food: string, servings = 1) =>
  sumsOf({ title: 'Made up', servings, lines: [{ text, foods: [food] }] }, TABLE)

describe('a recipe’s figures', () => {
  it('are the sum of its lines per serving, from the least to the most that is right', () => {
    const rice = { text: 'rice', foods: ['1 100', '2 50..100'] }
    const lines = [rice, { text: 'either', foods: ['1|2 10'], hard: 'two foods' }]
    const { carbs, fiber, lines: counted } = sumsOf({ title: 'Made up', servings: 4, lines }, TABLE)

    expect(counted.map((line) => line.carbs)).toEqual([
      [90, 100],
      [2, 8],
    ])
    expect(carbs).toEqual([23, 27])
    expect(fiber).toEqual([0.7, 0.8])
    expect(counted[1]?.hard).toBe('two foods')
  })

  it('refuse a code that is not in the tables, and anything but "CODE GRAMS"', () => {
    expect(() => made('rice', '3 100')).toThrow('no food 3')
    expect(() => made('rice', 'rice 100')).toThrow('Not "CODE GRAMS"')
  })
})

describe('the fifty recipes that nobody has looked at', () => {
  it('are fifty other recipes, with their figures', () => {
    const unread = expectedIn(new URL('unread.json', import.meta.url))
    const open = new Set(OPEN_RECIPES.map(({ title }) => title))
    expect(unread).toHaveLength(50)
    expect(unread.filter(({ title }) => open.has(title))).toEqual([])
  })
})

describe('the fifty recipes', () => {
  it('are fifty, at least half of them with a hard line, and add up', () => {
    expect(OPEN_RECIPES).toHaveLength(50)
    expect(OPEN_RECIPES.filter(isHard).length).toBeGreaterThanOrEqual(25)
    for (const { title, servings, lines, carbs, fiber } of OPEN_RECIPES) {
      expect([title, aServing(lines, 'carbs', servings)]).toEqual([title, carbs])
      expect([title, aServing(lines, 'fiber', servings)]).toEqual([title, fiber])
      for (const line of lines) expect(line.carbs[0], line.text).toBeLessThanOrEqual(line.carbs[1])
    }
  })
})

describe('how a recipe is judged', () => {
  const sugar = (right: string) => made('100 g sugar', right)

  it('measures the distance to the right range, 0 inside it', () => {
    expect(judge(sugar('1 125'))).toMatchObject({ shown: 'total', off: 0, farUnsaid: false })
    expect(judge(sugar('1 100..110')).off).toBeCloseTo(12, 0)
    expect(judge(sugar('2 100'))).toMatchObject({ shown: 'total', farUnsaid: true })
  })

  it('counts totals that are given, close and far off, separately for recipes with a hard line', () => {
    const wrong = made('100 g sugar', '2 100')
    const hard = { ...wrong, lines: wrong.lines.map((line) => ({ ...line, hard: 'made up' })) }
    const measured = measureThree([sugar('1 125'), hard].map(judge))

    expect(measured.all).toMatchObject({
      given: { right: 2, of: 2 },
      close: { right: 1, of: 2 },
      farUnsaid: 1,
    })
    expect(measured.plain.close).toEqual({ right: 1, of: 1 })
    expect(measured.hard.close).toEqual({ right: 0, of: 1 })
  })

  it('does not count an "at least" that is too low as a figure', () => {
    const lines = [
      { text: '100 g sugar', foods: ['1 125'] },
      { text: '50 g xyzzy powder', foods: ['1 500'] },
    ]
    const judged = judge(sumsOf({ title: 'Made up', servings: 1, lines }, TABLE))
    expect(judged.shown).toBe('too little')
    expect(measureThree([judged]).all.given.right).toBe(0)
    expect(findingOf(judged)).toContain('xyzzy')
  })
})

it('has its table in the document', () => {
  const document = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')
  const measured = measureThree([judge(made('100 g sugar', '1 125'))])
  expect(withRecipes(document, rowsOf(measured, measured))).toContain('| A total |  | 100% (1 of 1) |')
  expect(() => withRecipes('no table', [])).toThrow('no place')
})
