import { describe, expect, it } from 'vitest'
import { plateKeys } from './plate-words.ts'
import { rowOfCode } from './rows.ts'
import { worldFood, worldFoodLoosely, worldNames, worldWords } from './world-names.ts'

describe('the names of dishes of the world', () => {
  it('are each of one food, whose code USDA has, or of words', () => {
    const all = worldNames()
    expect(all.length).toBeGreaterThan(2000)
    expect(all.flatMap(({ codes }) => codes).filter((code) => !rowOfCode(code))).toEqual([])
    expect(all.filter(({ codes, inWords }) => codes.length === 0 && !inWords)).toEqual([])
    expect(all.filter(({ name }) => !worldFood(name) && !worldWords(name))).toEqual([])
  })

  it('mean one thing: names with the same words have the same codes', () => {
    const meant = Map.groupBy(worldNames(), ({ name }) => plateKeys(name)[0])
    const torn = [...meant.values()].filter(
      (same) => new Set(same.map(({ codes, inWords }) => `${codes} ${inWords}`)).size > 1,
    )
    expect(torn.map((same) => same.map(({ name }) => name))).toEqual([])
  })

  it.each([
    ['Pupusas de frijol', 'Pupusa, bean-filled'],
    ['poutine', 'Potato, french fries, with cheese'],
    ['Köttbullar', 'Swedish meatballs with cream or white sauce'],
    ['latkes', 'Potato pancake'],
    ['jook', 'Congee'],
    ['toor dal', 'Lentil curry'],
    ['zork', undefined],
  ])('"%s" is %s', (name, food) => {
    expect(worldFood(name)?.name).toBe(food)
  })

  it('have the range of all the foods of a row, and a fifth at least', () => {
    const { per100g, carbsBetween } = worldFood('jook')!
    expect(carbsBetween!.most).toBeCloseTo(per100g.carbs! * 1.2)
    expect(worldFood('burek')!.carbsBetween!.least).toBeLessThan(15)
  })

  it('stand for any meat, and for the dish wherever it is from', () => {
    expect(worldFood('goat rogan josh')).toBeNull()
    expect(worldFoodLoosely('goat rogan josh')?.name).toBe('Chicken curry')
    expect(worldFoodLoosely('Nigerian egusi soup')?.id).toBe(worldFood('egusi soup')?.id)
    expect(worldFoodLoosely('zork rogan josh')).toBeNull()
  })

  it('may be told in words', () => {
    expect(worldWords('fish & chips')).toBe('battered fish and french fries')
    expect(worldWords('chips')).toBeNull()
  })
})
