import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const asked = (text: string, seed: string): Dish =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, { seed, turn: 0 })
const SEEDS = ['someone', 'else', 'third', 'fourth']

describe('a meal to carry along', () => {
  it.each([
    'lunch for my son, has to be cold, no microwave at school',
    'para el tupper del trabajo, frío',
    'cold lunch for work with turkey',
    'lunch I cannot reheat at work, chicken',
  ])('is eaten cold: %s', (text) => {
    for (const seed of SEEDS) {
      const { title, instructions } = asked(text, seed)
      expect(`${title} ${instructions.at(-1)}`).not.toMatch(
        /serve hot|shaking|cakes|stew|soup|casserole|melt|burger/i,
      )
    }
  })

  it('needs no cooler, if there is none', () => {
    for (const seed of SEEDS)
      for (const text of [
        "lunch for hiking that doesn't need a cooler",
        'snack that needs no fridge for the trail',
      ]) {
        const groups = asked(text, seed).items.map(({ entry }) => entry.food)
        expect(
          groups.filter(
            ({ group, id }) =>
              group === 'dairy' || /mayonnaise|chicken|turkey|^ham|beef|tuna|^egg|yogurt/.test(id),
          ),
        ).toEqual([])
      }
  })

  it.each([
    ['chicken soup for a lunch box, has to be cold', 'usually eaten hot'],
    ['tacos to eat in the car', 'not easy to eat on the go'],
  ])('is told of, if the dish that was named is none: %s', (text, said) =>
    expect(asked(text, 'someone').notes.join(' ')).toContain(said),
  )
})
