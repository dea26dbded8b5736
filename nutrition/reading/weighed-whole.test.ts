import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('a line that counts pieces and weighs them', () => {
  it.each([
    ['2 green plantains (1 pound total)', 295, 454],
    ['1 pineapple (3 lb)', 694, 1361],
    ['1 (5-pound) watermelon', 1179, 2268],
    ['1 large spaghetti squash (about 4 lbs / 1.8 kg)', 1288, 1814],
    ['4 oranges (about 2 lb)', 662, 907],
    ['3 bananas, about 1 lb total', 290, 454],
  ])('reads the weight as whole if that many whole pieces weigh so much: %s', (line, grams, most) => {
    const read = readLine(line)
    expect(Math.round(read.grams ?? 0)).toBe(grams)
    expect(Math.round(read.between?.most ?? 0)).toBe(most)
    expect(read.note).toContain('edible')
  })

  it('reads the weight as edible if that is nearer, and extends the range down', () => {
    const { grams, between, note } = readLine('3 ripe bananas (about 400 g)')
    expect([grams, Math.round(between?.least ?? 0), between?.most]).toEqual([400, 230, 400])
    expect(note).toBe('weighed without peel, as we read it')
  })

  it.each([
    ['6 lb seedless watermelon, cut into chunks', 1274, 2722],
    ['1 lb plantains', 265, 454],
  ])('extends the range down from a weight in a shop: %s', (line, least, most) => {
    const { grams, between } = readLine(line)
    expect(Math.round(grams ?? 0)).toBe(most)
    expect(Math.round(between?.least ?? 0)).toBe(least)
  })

  it.each([
    '118 g banana',
    '500 g pineapple',
    '2 lb pineapple chunks',
    '1 lb peeled bananas',
    '4 bananas (1 lb peeled weight)',
    '6 apples (about 2 1/2 pounds)',
    '1 (3-lb) bag of oranges',
    '2 lb chicken thighs',
    '1 lb shrimp',
  ])('does not change a weight of the edible part, or one that hardly differs: %s', (line) => {
    expect(readLine(line).between).toBeNull()
  })

  it('counts all of a beet without its leaves, and says it may have had them', () => {
    const { grams, between } = readLine('4 beets (1 lb)')
    expect(Math.round(grams ?? 0)).toBe(454)
    expect(between?.least).toBeLessThan(300)
  })

  it('reads live shellfish as weighed with its shell', () => {
    expect(Math.round(readLine('1 kg live cockles').grams ?? 0)).toBe(170)
    expect(Math.round(readLine('1 lb live crayfish').grams ?? 0)).toBe(73)
  })
})
