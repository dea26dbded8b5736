import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish, planFor } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const briefed = (text: string, choices: string[] = []) =>
  briefOf({ mode: 'free', text, choices }, null, DISHES)
const asked = (text: string, choices: string[] = []): Dish =>
  composeDish(briefed(text, choices), NO_RULES, { seed: 'someone', turn: 0 })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id).join(' ')
const told = (text: string): { message: string; ways: { label: string; choice: string }[] } => {
  try {
    planFor(briefed(text), NO_RULES)
  } catch (error) {
    if (error instanceof AppError)
      return {
        message: error.message,
        ways: (error.details as { ways: { label: string; choice: string }[] }).ways,
      }
    throw error
  }
  throw new Error(`${text} was not refused`)
}

describe('a dough of whole wheat', () => {
  it.each([
    'beef empanadas with whole wheat dough',
    'quiche with a wholemeal crust',
    'apple pie, the crust made from whole wheat flour',
    'whole wheat chicken empanadas',
    'empanadas de carne al horno, con masa integral',
    'empanadas de pollo con harina integral',
    'tarta de acelga con masa integral',
    'tarta de acelga, masa que no sea de harina blanca',
  ])('is told, and the dish is made: %s', (text) => {
    expect(briefed(text).readings.map(({ id }) => id)).toContain('style:whole-wheat-dough')
    expect(ids(asked(text))).toMatch(/pie-crust/)
  })

  it.each([
    'whole wheat pizza',
    'pizza with a whole wheat crust',
    'pizza con masa integral',
    'pizza integral de verduras',
    'pizza con masa que no sea de harina blanca',
  ])('is used where the dish can be made of it: %s', (text) => {
    expect(ids(asked(text))).toMatch(/whole-wheat/)
  })

  it('is corn masa where a Spanish dish is made of corn, and refused where wheat is', () => {
    expect(
      briefed('pastel de tamal con masa de maíz')
        .foods.flatMap(({ ids }) => ids)
        .join(' '),
    ).toMatch(/masa|corn/)
    expect(briefed('quiche de espinaca, masa que no sea de trigo').unwanted).toContain('wheat')
    for (const text of [
      'pancakes with whole wheat flour',
      'chicken in a whole wheat pita',
      'pizza con masa fina',
    ])
      expect(briefed(text).style).not.toContain('whole-wheat-dough')
  })
})

describe('a base made of an unusual food', () => {
  it.each([
    ['chicken soup with zucchini noodles', 'chicken-soup', /zucchini/, /noodles|pasta/],
    ['sopa de pollo con espaguetis de calabacín', 'chicken-soup', /zucchini/, /noodles|pasta/],
    ['shrimp scampi over courgette ribbons', 'shrimp-scampi', /zucchini/, /pasta|linguine/],
    ['lasagna with eggplant sheets', 'lasagna', /eggplant/, /lasagna-noodles|pasta/],
    ['beef fried rice with cauliflower rice', 'fried-rice', /cauliflower/, /^rice-|\brice-brown/],
    ['cottage pie topped with mashed cauliflower', 'cottage-pie', /cauliflower/, /potato/],
    ['shepherd’s pie with parsnip mash on top', 'shepherds-pie', /parsnip/, /potato/],
    ['cottage pie with rutabaga instead of potatoes', 'cottage-pie', /rutabaga/, /potato/],
    ['cheeseburger in a lettuce wrap', 'cheeseburger', /lettuce/, /bun|bread/],
    ['picadillo in cabbage leaves', 'picadillo', /cabbage/, /tortilla/],
    ['tacos de lechuga con picadillo de res', 'picadillo', /lettuce/, /tortilla|chicken/],
    ['beef bulgogi served in lettuce cups', 'bulgogi', /lettuce/, /tortilla|chicken/],
  ])('replaces the usual base: %s', (text, form, food, usual) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).toMatch(food)
    expect(ids(dish)).not.toMatch(usual)
  })

  it('is cut like the usual one, and leaves are filled', () => {
    expect(asked('chicken soup with zucchini noodles').ingredients.join('\n')).toMatch(
      /zucchini.*into noodles/,
    )
    expect(asked('picadillo in lettuce cups').instructions.at(-1)).toMatch(
      /^Spoon into the .*(?:lettuce|romaine)/,
    )
  })

  it.each([
    ['chicken empanadas with an almond flour dough', 'a dough of almond flour'],
    ['empanadas de carne con masa de harina de coco', 'a dough of coconut flour'],
    ['arepas de brócoli con queso', 'a dough of broccoli'],
    ['quiche on a sweet potato crust', 'a dough of sweet potato'],
    ['bacon quiche, crust with almond flour', 'a dough of almond flour'],
    ['spaghetti carbonara with turnip noodles', 'turnip noodles'],
    ['pad thai with cabbage noodles', 'cabbage noodles'],
    ['beef tacos in cheese shells', 'cheese shells'],
    ['paella with hearts of palm rice', 'hearts of palm rice'],
  ])('is explained before cooking if we have no recipe, with the usual dish to choose: %s', (text, base) => {
    const { message, ways } = told(text)
    expect(message).toContain(base)
    const usual = ways.find(({ choice }) => choice.startsWith('drop:base:'))
    expect(usual).toBeDefined()
    expect(asked(text, [usual!.choice]).ingredients.length).toBeGreaterThan(3)
  })

  it('leaves dishes named after their base unchanged', () => {
    for (const text of [
      'turkey lettuce wraps',
      'cauliflower crust pizza',
      'zucchini noodles with marinara',
      'rice with broccoli',
      'noodles with cabbage and pork',
      'corn tortillas with egg',
      'pasta with zucchini',
      'ham and cheese wraps',
      'egg and cheese tortilla',
      'turkey broccoli rice bake',
      'japchae with sweet potato noodles',
      'cabbage in tortillas',
      'zucchini boats with turkey',
      'chicken pastry',
      'pizza on a thin crust with chicken',
    ])
      expect(briefed(text).bases).toEqual([])
    expect(ids(asked('zucchini lasagna'))).not.toMatch(/lasagna-noodles/)
    expect(ids(asked('lasagna with zucchini noodles'))).not.toMatch(/lasagna-noodles/)
  })

  it('adds no flour beside a dish just to mention it', () => {
    for (const text of ['grilled salmon with coconut flour', 'greek salad with almond flour'])
      expect(told(text).message).toMatch(/flour/)
  })
})
