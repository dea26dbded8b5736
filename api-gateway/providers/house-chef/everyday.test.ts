import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish, planFor } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

const asked = (text: string): Dish =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, {
    seed: 'someone',
    turn: 0,
  })

const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id)
const minutes = ({ prepTime, cookTime }: Dish) => prepTime + cookTime
const steps = ({ instructions }: Dish) => instructions.join(' ').toLowerCase()

function told(text: string): AppError {
  try {
    planFor(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was cooked')
}

describe('minutes', () => {
  it.each([
    ['salmon with asparagus, 15 minutes', 15, ['salmon', 'asparagus']],
    ['chicken and rice in 30 minutes', 30, ['chicken-breast']],
    ['tofu and broccoli in 15 minutes', 15, ['tofu-firm', 'broccoli']],
  ] as const)('there is always a quick plate of plain foods: %s', (text, most, foods) => {
    const dish = asked(text)
    expect(minutes(dish)).toBeLessThanOrEqual(most)
    expect(ids(dish)).toEqual(expect.arrayContaining([...foods]))
  })

  it.each([
    ['shrimp scampi in 20 minutes', 'shrimp-scampi', 20],
    ['tacos in 20 minutes', 'beef-tacos', 20],
    ['egg drop soup in 10 minutes', 'egg-drop-soup', 10],
    ['fried rice in 20 minutes', 'fried-rice', 20],
  ] as const)('a named dish is made faster with food that is sold cut: %s', (text, id, most) => {
    const dish = asked(text)
    expect(dish.form).toBe(id)
    expect(minutes(dish)).toBeLessThanOrEqual(most)
  })

  it('says what to buy cut to save time', () => {
    expect(asked('fried rice in 20 minutes').notes.join(' ')).toMatch(/^To be done in 20 minutes, buy /)
    expect(asked('fried rice').notes.join(' ')).not.toMatch(/To be done/)
  })
})

describe('tools', () => {
  it.each([
    ['slow cooker butter chicken', /slow cooker, cover and cook on low/],
    ['pressure cooker black beans', /high pressure/],
    ['slow cooker oxtail', /slow cooker/],
    ['microwave salmon with green beans', /microwave/],
    ['vegetables and halloumi on the grill', /grill/],
    ['pork chops with zucchini on the grill', /grill/],
  ])('cook what simmers, roasts or grills: %s', (text, way) => {
    expect(steps(asked(text))).toMatch(way)
  })

  it('never leave fish or noodles for hours', () => {
    for (const text of ['slow cooker tom yum soup', 'slow cooker chicken and dumplings'])
      expect(told(text).code).toBe('cannot_be_done')
  })
})

describe('a food beside a dish', () => {
  it.each([
    ['lamb chops with mint', 'lamb-chops', 'mint'],
    ['mashed potatoes and gravy', 'mashed-potatoes', 'gravy'],
    ['miso salmon', 'teriyaki-salmon', 'miso'],
    ['spinach and feta frittata', 'frittata-vegetable', 'feta'],
    ['spinach omelet', 'cheese-omelet', 'spinach-raw'],
    ['broccoli quiche', 'quiche-classic', 'broccoli'],
    ['lamb kebabs', 'chicken-kebabs', 'lamb-leg'],
  ])('has a place in it: %s', (text, id, food) => {
    const dish = asked(text)
    expect(dish.form).toBe(id)
    expect(ids(dish)).toContain(food)
  })

  it('keeps the food a dish is named after', () => {
    expect(ids(asked('steak with shrimp'))).toEqual(
      expect.arrayContaining(['shrimp', expect.stringMatching(/^beef|ribeye|steak/)]),
    )
  })

  it('is mentioned, and does not fail the request, if nobody has measured it', () => {
    expect(told('chicken with gochujang').message).toMatch(/how much carbohydrate gochujang has/)
  })
})

describe('a name', () => {
  it.each([
    ['german pancake', 'dutch-baby'],
    ['coconut flour tortillas', 'low-carb-tortillas'],
    ['empanadas de carne', 'empanadas'],
    ['sopa de pescado', 'cioppino'],
    ['veggie lasagna', 'vegetable-lasagna'],
    ['keto chaffles', 'chaffles'],
  ])('asks for its dish and no other food: %s', (text, id) => expect(asked(text).form).toBe(id))

  it('that is only a kind means any dish of that kind', () => {
    const { form } = asked('a dip for the super bowl')
    expect(DISHES.find(({ id }) => id === form)?.course ?? form).toMatch(/dip|guacamole/)
  })
})

describe('two dishes', () => {
  it('are one meal', () => {
    const dish = asked('grilled chicken and potato salad')
    expect(dish.form).toBe('grilled-chicken-breast+potato-salad')
    expect(dish.title).toBe('Grilled Chicken with Potato Salad')
    expect(ids(dish)).toEqual(expect.arrayContaining(['chicken-breast', 'potato-red']))
    expect(steps(dish)).toMatch(/serve the grilled chicken with the potato salad/)
  })

  it('take hardly longer than the longer one alone', () => {
    const alone = asked('meatloaf')
    expect(asked('meatloaf and coleslaw').cookTime).toBeLessThan(alone.cookTime + 15)
  })

  it('are one if the second name only says which', () => {
    expect(asked('carne asada tacos').form).toBe('beef-tacos')
    expect(asked('tabbouleh salad').form).toBe('tabbouleh')
  })
})

describe('suggestions', () => {
  it.each([
    'slow cooker pulled pork ready in 15 minutes',
    'spaghetti with 90 g of carbs or more and under 100 calories',
    'beef stew under 5 g of carbs',
    'lasagna in 20 minutes',
  ])('number two or three: %s', (text) => {
    const { ways } = told(text).details as { ways: unknown[] }
    expect(ways.length).toBeGreaterThanOrEqual(2)
    expect(ways.length).toBeLessThanOrEqual(3)
  })
})
