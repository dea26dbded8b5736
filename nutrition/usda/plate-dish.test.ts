import { describe, expect, it } from 'vitest'
import { dishNamed } from './plate-dish.ts'

const carbsOf = (name: string): number | null | undefined => dishNamed(name)?.per100g.carbs

describe('the usual dish of a name', () => {
  it.each([
    ['beef enchiladas', 'Enchilada with meat', 10.6],
    ['cheese enchiladas', 'Enchilada, just cheese', 11.2],
    ['vegetable lasagna', 'Lasagna, meatless, with vegetables', 14.6],
  ])('is no frozen meal: "%s" is "%s"', (name, food, carbs) => {
    expect(dishNamed(name)?.name).toContain(food)
    expect(carbsOf(name)).toBeCloseTo(carbs, 0)
  })

  it.each([
    ['chicken chow mein', 'Chicken or turkey chow mein or chop suey with noodles', 3.9],
    ['chop suey', 'Chow mein or chop suey, NS as to type of meat, with noodles', 3.9],
    ['chili hot dog', 'Frankfurter or hot dog sandwich, with chili', 8.4],
  ])('is not the one without its noodles or its bun, which the range reaches: "%s"', (name, food, least) => {
    expect(dishNamed(name)?.name).toContain(food)
    expect(dishNamed(name)?.carbsBetween?.least).toBeLessThanOrEqual(least)
  })

  it.each([
    ['veggie egg rolls', 'Egg roll, meatless'],
    ['vegetarian chimichanga', 'Chimichanga, meatless'],
    ['veggie meatballs', 'Meatball, meatless'],
  ])('has no meat where vegetables are in its place: "%s"', (name, food) => {
    expect(dishNamed(name)?.name).toBe(food)
  })

  it('goes without them where the name says so', () => {
    expect(dishNamed('chicken chow mein no noodles')?.name).toContain('no noodles')
  })

  it('is no part of it, is not frozen, and holds no alcohol', () => {
    expect(dishNamed('meat pizza')?.name).not.toContain('Topping')
    expect(dishNamed('pie apple')?.name).not.toContain('filling')
    expect(dishNamed('mocha')?.name).not.toContain('Frozen')
    expect(dishNamed('fried cheese')?.name ?? '').not.toContain('sandwich')
    expect(dishNamed('fruit punch')?.name).not.toContain('alcoholic')
    expect(dishNamed('apple pie filling')?.name).toContain('filling')
  })

  it('is called by a word of its name, and not only by kinds that it holds', () => {
    expect(dishNamed('cherry tomato')).toBeNull()
    expect(dishNamed('broccoli with cheese sauce')).toBeNull()
    expect(dishNamed('broccoli with cheese')).toBeNull()
    expect(dishNamed('chicken and broccoli')?.name).toContain('vegetables')
  })

  it('hears a food that is spread with butter, and which bread was toasted', () => {
    expect(dishNamed('buttered corn')?.name).toContain('butter')
    expect(dishNamed('wheat toast')?.name).toMatch(/wheat.*toasted/)
    expect(dishNamed('rye toast')?.name).toMatch(/rye.*toasted/)
  })
})
