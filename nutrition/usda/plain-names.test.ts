import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from '../figures/figures.ts'
import { readLine } from '../reading/read-line.ts'
import { plainFood, plainNames } from './plain-names.ts'
import { plateFood, plateNames } from './plate-names.ts'
import { rowOfCode } from './rows.ts'

it.each([
  ['of a recipe’s lines', plainNames(), plainFood],
  ['of a plate', plateNames(), plateFood],
])('names %s are foods that USDA has, each name once', (_, all, foodOf) => {
  expect(all.length).toBeGreaterThan(10)
  expect(all.flatMap(({ codes }) => codes).filter((code) => !rowOfCode(code))).toEqual([])
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.filter(({ name }) => !foodOf(name))).toEqual([])
})

describe('a dish by its everyday name', () => {
  it.each([
    ['200 g orange chicken', 'Orange chicken', 44.9],
    ['150 g Pepper Steak', 'Pepper steak', 6.6],
    ['1 slice French toast', 'French toast, plain', 21],
    ['250 ml hot chocolate', 'Hot chocolate / Cocoa, made with dry mix and whole milk', 39.7],
    ['200 g pork and beans', 'Pork and beans', 43.1],
    ['120 g stir fry', 'Asian stir fry vegetables, cooked, fat added', 11.5],
    ['180 g tomato soup', 'Tomato soup, NFS', 13.9],
  ])('"%s" is counted as %s', (line, food, carbs) => {
    const figures = lineFiguresOf(readLine(line))
    expect(figures.food).toBe(food)
    expect(figures.nutrition.carbs).toBeCloseTo(carbs, 0)
    expect(figures.note).toBe(`counted as USDA ${food}`)
  })

  it('has the range of the other foods it may mean', () => {
    const { carbsBetween } = lineFiguresOf(readLine('100 g meatballs'))
    expect(carbsBetween?.least).toBeCloseTo(0.13)
    expect(carbsBetween?.most).toBeCloseTo(8.87, 1)
  })

  it.each([
    ['2 cups chicken or vegetable stock', 'chicken broth'],
    ['1 can tomato soup', 'condensed tomato soup'],
    ['1 (3 oz) package jello', 'fruit gelatin powder'],
    ['1 lb chicken, cut into strips', 'chicken breast'],
  ])('does not change "%s"', (line, food) => {
    expect(readLine(line).food?.name).toBe(food)
  })
})
