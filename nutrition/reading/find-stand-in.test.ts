import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../figures/figures.ts'
import { findStandIn } from './find-stand-in.ts'
import { readLine } from './read-line.ts'

describe('a line whose food the table does not know', () => {
  it('is counted as a USDA food, says so and uses its measures', () => {
    expect(readLine('12 Oreos')).toMatchObject({
      food: { id: 'usda-18166' },
      grams: 144,
      note: 'counted as USDA Cookies, chocolate sandwich, with creme filling, regular',
      weighedBy: '1 piece = 12 g (USDA 18166)',
    })
  })

  it('has a range of at least a tenth either way', () => {
    const [line] = figuresOf({ ingredients: ['100 g shortbread'], servings: 1, claimed: NO_CLAIMS }).lines
    expect(line?.source).toMatch(/^USDA FNDDS 2017-2018 53239000/)
    expect(line?.carbsBetween?.least).toBeLessThanOrEqual(0.9 * 63.78)
    expect(line?.carbsBetween?.most).toBeGreaterThanOrEqual(1.1 * 63.78)
  })

  it('is read as the same food and weight after its amount changes', () => {
    const { rest, food } = readLine('12 Oreo cookies, crushed')
    expect(readLine(`150 g ${rest}`)).toMatchObject({ food: { id: food?.id }, grams: 150 })
    expect(readLine('150 g Cookies, chocolate sandwich, with creme filling, regular').food?.id).toBe(
      'usda-18166',
    )
  })

  it.each([
    ['chopped meringue', 'Meringues'],
    ['mixed, boned, diced game meat', 'Game meat'],
    ['biscotti for serving', 'Cookie, biscotti'],
    ['challah or brioche bread', 'Bread, egg, Challah'],
  ])('reads %s by all of its words', (name, food) => {
    expect(findStandIn(name)?.food.name).toContain(food)
  })

  it.each([
    'seeds from 2 vanilla beans',
    'syrup from ginger',
    'distilled or spring vodka',
    'low-sodium vegetable',
    'to 3-pound pork roast or rib roast',
    'pecan flour',
  ])('drops no word that says which food %s is', (name) => {
    expect(findStandIn(name)).toBeNull()
  })
})
