import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const asked = (text: string): Dish =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, {
    seed: 'someone',
    turn: 0,
  })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id).join(' ')

describe('a dish whose name says a food that somebody leaves out', () => {
  it.each([
    ['lasagna without pasta', 'lasagna', /^lasagna|pasta/],
    ['lasagna with zuchini noodles instead of pasta, no ricotta', 'zucchini-lasagna', /pasta|ricotta/],
    ['paella without rice', 'paella', /rice-/],
    ['risotto, no rice', 'risotto', /rice/],
    ['spaghetti bolognese without pasta', 'spaghetti-bolognese', /spaghetti-dry|pasta/],
    ['french fries without potatoes', 'french-fries', /potato/],
    ['pico de gallo sin cebolla', 'pico-de-gallo', /onion/],
    ['salsa without onion', 'pico-de-gallo', /onion/],
  ])('is made without it: %s', (text, form, without) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).not.toMatch(without)
  })
})

describe('the mash of a pie', () => {
  it.each(['cottage pie no mash', "shepherd's pie without the mashed potatoes", 'bangers and mash, no mash'])(
    'is another vegetable where it is refused: %s',
    (text) => expect(ids(asked(text))).not.toMatch(/potato/),
  )
  it.each([
    'shepherds pie but without all the mash',
    'fish pie, lighter on the mash',
    'cottage pie with less mash',
  ])('is smaller where there should be less: %s', (text) =>
    expect(asked(text).notes.join(' ')).toContain('Half of the usual potatoes or less'),
  )
})
