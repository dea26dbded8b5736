import type { Rules } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { chosenLineOf } from './chosen-line-of.ts'
import { type OpenLine, openLinesOf } from './open-lines.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }

const open = (line: string, servings = 4) => openLinesOf({ ingredients: [line], servings })
const only = (line: string): OpenLine => open(line)[0]!
const firstFor = (one: OpenLine, servings = 4, rules = NO_RULES, amount: string | null = null) =>
  chosenLineOf(one, { line: 0, id: one.foods[0]!.id, amount }, servings, rules)

describe('lines to ask about', () => {
  it('have an unknown food in an amount that matters', () => {
    expect(open('100 g zibble wafers')).toHaveLength(1)
    for (const line of [
      '100 g vanilla wafers',
      'zibble wafers',
      '4 g zibble wafers',
      '2 eggs, plus 6 zibble wafers',
    ])
      expect(open(line)).toEqual([])
    expect(open('4 g zibble wafers', 1)).toEqual([])
    expect(open('2 cups zibble wafers', 50)).toHaveLength(1)
    expect(open('30 g zibble wafers', 50)).toEqual([])
  })

  it('are eight at most', () => {
    const ingredients = Array.from({ length: 20 }, (_, at) => `${100 + at} g zibble wafers`)
    expect(openLinesOf({ ingredients, servings: 4 }).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

describe('an impossible figure is refused', () => {
  it('above what the line may add', () => {
    const one = only('100 g zibble wafers')
    expect(firstFor(one)).not.toBeNull()
    expect(firstFor({ ...one, mostCarbs: 20 })).toBeNull()
  })

  it('more than a person eats', () => {
    const one = only('900 g zibble wafers')
    expect(firstFor(one, 4)).not.toBeNull()
    expect(firstFor(one, 1)).toBeNull()
  })

  it('without a weight', () => {
    const one = only('1 tub zibble wafers, that is 200 g or so')
    expect(firstFor(one)).toBeNull()
    expect(firstFor(one, 4, NO_RULES, '200 g')).toContain('(counted as 200 g ')
  })
})

it('also refuses a food because of the line’s own words', () => {
  const found = only('100 g zibble peanut wafers')
  const one = { ...found, foods: found.foods.filter(({ name }) => !/nut/i.test(name)) }
  expect(firstFor(one)).not.toBeNull()
  expect(firstFor(one, 4, { ...NO_RULES, allergies: ['nuts'] })).toBeNull()
})

it('refuses a food by its own facts and the amount counted', () => {
  const lowCarb: Rules = { ...NO_RULES, diets: ['low-carb'] }
  expect(firstFor(only('about 100 g zibble wafers'), 4, lowCarb)).toBeNull()
  expect(firstFor(only('about 6 g zibble wafers'), 4, lowCarb)).not.toBeNull()
})

it('refuses a food for its name, whatever the line promises', () => {
  const one = only('about 100 g dairy-free zibble butter')
  const butter = { ...one, foods: one.foods.filter(({ name }) => name === 'Butter, NFS') }
  expect(firstFor(butter)).not.toBeNull()
  expect(firstFor(butter, 4, { ...NO_RULES, allergies: ['dairy'] })).toBeNull()
})
