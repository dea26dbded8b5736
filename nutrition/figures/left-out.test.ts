import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const SERVINGS = 4
/** 160 g of carbohydrate, practically exact. */
const RICE = '200 g white rice'
const withLine = (line: string, servings = SERVINGS) =>
  figuresOf({ ingredients: [RICE, line], servings, claimed: NO_CLAIMS })
const more = (line: string): number | null | undefined => withLine(line).mayAdd?.carbs

describe('a line without a figure', () => {
  it.each([
    'edible flowers',
    'A few nasturtium blossoms, to decorate',
    'gold leaf (optional)',
    'salt to taste',
    'lime wedges, to serve',
    'a splash of vinegar',
    'butter, for greasing',
    'Cooking spray',
    'parchment paper',
    'wooden skewers',
    '9-inch springform pan',
    'microplane grater',
    'One 12-cup muffin tin, sprayed with nonstick spray',
    '4-cup glass measure or casserole dish',
    'handful of ice',
    'fresh herbs, to garnish',
    'Parmesan, to serve',
    'chopped chives for garnish',
    'spices of your choice',
    'Flour, for the pan',
  ])('%s cannot change the total', (line) => {
    const { basis, carbsBetween, mayAdd, notCounted } = withLine(line)
    expect({ basis, carbsBetween, mayAdd, notCounted }).toEqual({
      basis: 'computed',
      carbsBetween: null,
      mayAdd: null,
      notCounted: [],
    })
  })

  it.each([
    ['Lime', 1, 8],
    ['walnut halves (for topping)', 1, 4],
    ['strawberries to garnish', 1, 5],
    ['fresh berries, for serving', 8, 35],
    ['crusty bread, to serve', 40, 60],
    ['cooked brown rice, for serving', 50, 90],
    ['Tortilla chips for serving', 25, 45],
    ['vanilla ice cream (optional)', 30, 60],
    ['maple syrup to taste', 10, 25],
    ['dark-chocolate curls for decorating', 5, 8],
    ['fresh breadcrumbs, for rolling', 12, 25],
    ['milk', 8, 15],
    ['1 meaty ham bone', 0.5, 15],
    ['1 courgette flower, halved', 0, 8],
    ['½ unripe papaya, peeled', 1, 10],
    ['1 tbsp pectin', 5, 20],
    ['100 g mystery grain', 25, 25],
    ['400 g frobnicated hen', 5, 20],
    ['2 tbsp zibble cookie butter', 7, 10],
    ['½ cup soft caramels', 20, 40],
    ['Fresh fruit of any kind, for garnish', 1, 8],
    ['honey, to taste', 10, 18],
  ])('%s may add at most %d to %d g per serving', (line, least, most) => {
    expect(more(line)).toBeGreaterThanOrEqual(least)
    expect(more(line)).toBeLessThanOrEqual(most)
  })

  it.each([
    '1 package foo mix',
    '24 Zibble bars, crushed',
    'ready-made Zibble bake, to serve',
    '1 can foo rings (optional)',
    'demerara sugar',
    'Potatoes',
  ])('%s may add anything', (line) => {
    expect(withLine(line)).toMatchObject({ basis: 'partial', mayAdd: { carbs: null }, carbsBetween: null })
    expect(withLine(line).perServing.carbs).toBeCloseTo(40, 0)
    expect(withLine(line).notCounted).toEqual([line])
  })

  it.each([
    ['Lime', 'computed'],
    ['walnut halves (for topping)', 'computed'],
    ['crusty bread, to serve', 'computed'],
    ['20 g mystery grain', 'computed'],
    ['100 g mystery grain', 'partial'],
    ['For the topping: 100 g mystery grain', 'partial'],
    ['100 g ready to eat mystery grain', 'partial'],
    ['100 g mystery grain (optional)', 'computed'],
  ])('%s leaves the total %s', (line, basis) => {
    expect(withLine(line).basis).toBe(basis)
    expect(withLine(line).perServing.carbs).toBeCloseTo(40, 0)
  })

  it.each([
    ['sour cream and cheddar, to serve', ['sour cream, to serve', 'cheddar, to serve']],
    ['Jam & clotted cream to serve', ['jam to serve', 'clotted cream to serve']],
    ['butter and milk for the mash', ['butter for the mash', 'milk for the mash']],
  ])('%s may add as much as both of them', (line, each) => {
    const sum = each.reduce((carbs, one) => carbs + (more(one) ?? 0), 0)
    expect(sum).toBeGreaterThan(0)
    expect(more(line)).toBeCloseTo(sum, 0)
  })

  it.each(['zork and jam, to serve', 'flour and sugar'])(
    '%s may add anything, as one of them may',
    (line) => {
      expect(more(line)).toBeNull()
    },
  )

  it('adds the same per serving, however many people eat', () => {
    expect(withLine('crusty bread, to serve', 8).mayAdd).toEqual(withLine('crusty bread, to serve', 2).mayAdd)
  })
})

describe('a line that the cook may leave out', () => {
  it('is counted, and the range begins without it', () => {
    const { perServing, carbsBetween, basis } = withLine('2 tbsp honey (optional)')
    expect(basis).toBe('computed')
    expect(perServing.carbs).toBeGreaterThan(48)
    expect(carbsBetween?.least).toBeCloseTo(40, 0)
  })

  it('is counted like any other if the line does not say so', () => {
    expect(withLine('2 tbsp honey').carbsBetween).toBeNull()
  })
})
