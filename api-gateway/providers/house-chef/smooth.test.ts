import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES, PLAIN } from '../../dish-book/dishes/all-dishes.ts'
import { maySmooth } from './book/smooth.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const briefed = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const asked = (text: string, seed = 'someone'): Dish =>
  composeDish(briefed(text), NO_RULES, { seed, turn: 0 })

const IN_BITS =
  /nuts?$|almonds|(?<!coriander-)seeds?$|oats|bread|tortilla|pasta|noodles|cilantro|parsley|chives|scallions/

describe('a dish for somebody who cannot chew', () => {
  it.each([
    ['smooth texture meal for dad after stroke, he likes lamb, no lumps', /^lamb/],
    ['pureed chicken dinner', /^chicken/],
    ['grandma has no teeth, something with beef', /beef/],
    ['mi abuela no puede masticar, algo con pescado', /cod|tilapia|hake|halibut|haddock|catfish|sole/],
    ['everything blended, with salmon and zucchini', /^salmon/],
    ['papilla de verduras', /./],
    ['dysphagia dinner', /./],
    ['breakfast for someone with difficulty swallowing', /./],
    ['dessert, completely smooth', /./],
    ['chicken soup, pureed', /^chicken/],
    ['smoothie, must be smooth', /./],
  ])('is smooth and holds what was named: %s', (text, food) => {
    for (const seed of ['someone', 'else', 'third']) {
      const dish = asked(text, seed)
      expect(maySmooth(dish.form), dish.title).toBe(true)
      expect(
        dish.items.some(({ entry }) => food.test(entry.food.id)),
        dish.title,
      ).toBe(true)
      expect(dish.items.map(({ entry }) => entry.food.id).filter((id) => IN_BITS.test(id))).toEqual([])
      expect(dish.notes.join(' ')).toMatch(/nothing to chew/)
    }
  })

  it('is blended last, with everything in it', () => {
    for (const text of ['chicken soup, pureed', 'pureed lamb', 'pureed borscht', 'pureed cauliflower soup']) {
      const { instructions } = asked(text)
      expect(instructions.at(-1)).toMatch(/^Blend .*completely smooth.*fine sieve/)
      expect(instructions.slice(0, -1).join(' ')).not.toMatch(/\bblend\b|serve hot|ladle/i)
    }
  })

  it.each(['meatloaf, pureed', 'tacos she can eat without chewing', 'pureed kale salad'])(
    'is told of, if it cannot be made so: %s',
    (text) => expect(() => asked(text)).toThrow(/not smooth to eat/),
  )

  it('is nobody else’s', () => {
    for (const text of ['chicken and carrots', 'salmon with zucchini', 'lamb dinner', 'creamy chicken'])
      expect(asked(text).form).not.toBe('plain-puree')
  })

  it('names dishes of the book', () => {
    expect(maySmooth('plain-puree') && PLAIN.some(({ id }) => id === 'plain-puree')).toBe(true)
  })
})

describe('a soft dish', () => {
  it.each([
    'soft dinner with pork, bad teeth',
    'something soft with beef, dentures',
    'dieta blanda con pollo',
  ])('is no chop or breast: %s', (text) => {
    for (const seed of ['someone', 'else', 'third'])
      expect(asked(text, seed).title).not.toMatch(/chops?|steak|roast|sheet pan|grilled|skewers|fajita/i)
  })
})
