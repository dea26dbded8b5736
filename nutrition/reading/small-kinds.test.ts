import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('kinds far smaller than what their name ends in', () => {
  it.each([
    ['24 pearl onions, peeled', 240],
    ['20 cipollini or pearl onions', 500],
    ['10 silverskin onions', 100],
    ['12 pickling cucumbers', 840],
    ['6 cornichons', 36],
    ['8 shishito peppers', 64],
    ['8 mini sweet peppers', 224],
    ['10 baby aubergines', 650],
    ['2 little gem lettuces', 200],
    ['2 heads Little Gem lettuce', 200],
    ['2 Baby Gem lettuces', 200],
    ['4 small pickling cucumbers', 196],
    ['8 pitted dates', 112],
    ['10 guajillo chiles', 60],
    ['6 langoustines', 150],
  ])('%s have the weight of that kind', (line, grams) => {
    const { grams: read, between } = readLine(line)
    expect(read).toBeCloseTo(grams, 0)
    expect(between?.least).toBeLessThan(0.6 * grams)
  })

  it.each([
    ['2 onions', 220],
    ['1 cucumber', 301],
    ['4 Medjool dates', 96],
    ['8 deglet noor dates', 57],
    ['2 ancho chiles', 34],
    ['2 red peppers', 238],
    ['1 tbsp baby capers', 8.6],
  ])('%s have their usual weight', (line, grams) => {
    expect(readLine(line).grams).toBeCloseTo(grams, 0)
  })
})

describe('a head of a vegetable, and a slice of the stated thickness', () => {
  it.each([
    ['1 iceberg lettuce', 539],
    ['1 celeriac, peeled', 450],
    ['10 very thin slices white bread', 154],
    ['10 slices very thin white bread', 154],
    ['4 thin slices rye bread', 89.6],
    ['2 thick slices white bread', 78.4],
    ['4 slices white bread', 112],
    ['4 half-inch thick slices white bread', 112],
    ['4 slices white bread, 1/2 inch thick', 112],
    ['12 thin slices prosciutto', 180],
    ['a handful of peppercorns', 10],
  ])('%s', (line, grams) => {
    expect(readLine(line).grams).toBeCloseTo(grams, 0)
  })
})
