import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from '../figures/figures.ts'
import type { Food } from '../table/food.ts'
import { FOODS } from '../table/foods.ts'
import { FOODS_FILE } from '../usda/rows.ts'
import { anyFoodById, mendedLine, phraseOf, weighedLine } from './mended-line.ts'
import { readLine } from './read-line.ts'

const GRAMS = 37.5

/** Foods whose own line reads as another food or weight. */
const misread = (foods: readonly Food[]): string[] =>
  foods.flatMap((food) => {
    const line = weighedLine(food, GRAMS)
    const { foodId, grams } = lineFiguresOf(readLine(line))
    return foodId === food.id && Math.abs((grams ?? 0) - GRAMS) < 0.06 ? [] : [`${line}: ${foodId}, ${grams}`]
  })

describe('a weighed line', () => {
  it('is read as that much of its food, for every food of the table', () => {
    expect(misread(FOODS)).toEqual([])
  })

  it('also is for foods of USDA’s tables', () => {
    const codes = readFileSync(FOODS_FILE, 'utf8').match(/^\d+(?=\t)/gm) ?? []
    const some = codes.filter((_, at) => at % 17 === 0).map((code) => anyFoodById(`usda-${code}`)!)
    expect(some.length).toBeGreaterThan(500)
    expect(misread(some)).toEqual([])
  })

  it('does not match a food by a name that it does not have', () => {
    expect(readLine('100 g sugar (USDA 11090)').food?.id).not.toBe('usda-11090')
  })
})

describe('a corrected line', () => {
  it.each<[string, { food?: string; grams?: number }, string]>([
    ['1 cup flour, sifted', { food: 'flour-almond' }, '1 cup almond flour, sifted'],
    ['2 cups flour', { food: 'flour-almond', grams: 100 }, '100 g almond flour'],
    ['1 onion, chopped', { grams: 90 }, '90 g onion, chopped'],
    ['1 cup qzxwvkj', { grams: 90 }, '90 g qzxwvkj'],
    ['250 g Mehl', { food: 'flour-almond' }, '250 g almond flour'],
  ])('%s', (line, mend, written) => {
    const read = readLine(mendedLine(line, mend)!)
    expect(read.line).toBe(written)
    if (mend.food) expect(read.food?.id).toBe(mend.food)
    if (mend.grams) expect(read.grams).toBe(mend.grams)
  })

  it('does not change for the food it already has, or one that no table has', () => {
    expect(mendedLine('1 cup almond flour', { food: 'flour-almond' })).toBeNull()
    expect(mendedLine('1 cup flour', { food: 'moon-dust', grams: 20 })).toBeNull()
    expect(mendedLine('1 cup flour', {})).toBeNull()
  })
})

it('stores a correction under the words that name the food, however they are written', () => {
  expect(new Set(['1 cup flour, sifted', '200 g Flour', 'flour'].map(phraseOf))).toEqual(new Set(['flour']))
  expect(phraseOf('1 cup almond flour')).toBe('almond flour')
  expect(phraseOf('')).toBe('')
})
