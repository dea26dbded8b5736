import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish, planFor } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const briefed = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const asked = (text: string): Dish => composeDish(briefed(text), NO_RULES, { seed: 'someone', turn: 0 })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id)
const steps = ({ instructions }: Dish) => instructions.join(' ')

describe('a form in other words', () => {
  it.each([
    ['halibut with zucchini ribbons', 'zucchini-noodles', ['halibut']],
    ['fideos de calabacín con gambas y ajo', 'zucchini-noodles', ['shrimp']],
    ['pizza on a cauliflower crust with mushrooms', 'cauliflower-pizza', ['mushrooms']],
    ['pizza con base de pollo, sin harina', 'chicken-crust-pizza', ['ground-chicken']],
    ['peppers stuffed with turkey and rice', 'stuffed-peppers', ['ground-turkey']],
    ['a baked sweet potato filled with chickpeas', 'stuffed-sweet-potato', ['chickpeas']],
    ['chicken and broccoli with peanut sauce', 'peanut-stir-fry', ['broccoli', 'peanut-butter']],
    ['tortilla de espinacas para 1', 'cheese-omelet', ['spinach-raw']],
    ['potato free hash with corned beef', 'corned-beef-hash', ['corned-beef']],
    ['mushroom stroganoff', 'mushroom-stroganoff', ['cremini-mushrooms']],
    ['tuna lettuce wraps', 'cold-lettuce-wraps', ['tuna-canned-water']],
  ])('is that dish: %s', (text, form, foods) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).toEqual(expect.arrayContaining(foods))
  })

  it('leaves a lasagna with zucchini noodles a lasagna', () => {
    expect(asked('lasagna with zucchini noodles').form).toBe('zucchini-lasagna')
  })

  it('reads a British word as in Britain only in British English', () => {
    expect(briefed('biscuits to have with my cuppa').dish?.id).toBe('sugar-cookies')
    expect(briefed('biscuits for sunday dinner').dish?.id).toBe('biscuits')
    expect(briefed('a pudding with apples, on the hob').course).toBe('dessert')
    expect(briefed('chocolate pudding').dish?.id).toBe('chocolate-pudding')
  })

  it('uses leftover or canned food as it is', () => {
    expect(ids(asked('leftover turkey soup'))).toContain('turkey-breast-cooked')
    expect(ids(asked('a tin of tuna for lunch'))).not.toContain('tuna-fresh')
  })

  it('keeps which part of the bird was named', () => {
    expect(ids(asked('grilled chicken thighs with zucchini'))).toContain('chicken-thigh')
  })
})

it('is cooked for one if it is for a student', () =>
  expect(asked('eggs and spinach for a student').servings).toBe(1))

describe('a way to cook, a place to eat or a number', () => {
  it('is met by the chosen dish', () => {
    expect(steps(asked('steamed sea bass with lemon'))).toMatch(/sea bass on a plate in a steamer/)
    expect(asked('keto lunch thats not another salad').title).not.toMatch(/salad/i)
    expect(asked('beans and kale, freezes well').tips.join(' ')).toMatch(/freez/)
    const few = ids(asked('roasted veg, 5 ingredients max')).filter((id) => !/^salt$|-oil$/.test(id))
    expect(few.length).toBeLessThanOrEqual(5)
    expect(
      DISHES.find(({ id }) => id === asked('breakfast i can eat in the car, no bread').form)?.course,
    ).not.toBe('bread')
  })

  it('is explained before cooking, with suggestions, if no dish meets it', () => {
    try {
      planFor(briefed('steamed beef short ribs'), NO_RULES)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      expect(error.message).toMatch(/steamed/)
      expect(JSON.stringify(error.details)).toContain('drop:style:steamed')
      return
    }
    throw new Error('it was cooked')
  })

  it('blends a soup for someone who cannot chew', () => {
    expect(steps(asked('vegetable soup for my mother, she has no teeth'))).toMatch(
      /Blend (?:with everything in it )?until (?:completely )?smooth/,
    )
    expect(steps(asked('vegetable soup for my mother'))).not.toMatch(/Blend/)
  })

  it('uses no food sold with sugar in a dish without added sugar', () => {
    expect(() => planFor(briefed('a berry trifle without sugar'), NO_RULES)).toThrow(/ladyfingers/)
    expect(asked('a berry trifle').form).toBe('trifle')
  })

  it('does not roll anything in a shredded leaf', () => {
    const line = asked('turkey wrap in lettuce').ingredients.find((one) => /lettuce/.test(one))
    expect(line).toMatch(/leaves left whole/)
  })

  it('stirs requested beans into the stew', () => {
    expect(steps(asked('lamb stew with lentils'))).toMatch(/Stir in the lentils and heat through/)
  })
})
