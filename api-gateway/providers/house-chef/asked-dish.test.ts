import type { RecipeRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/brief-of.ts'
import { askedDishOf } from './asked-dish.ts'
import { composeForm } from './compose-form.ts'
import { FORMS } from './forms.ts'
import { DISHES } from './named-dishes.ts'
import { wishOfBrief } from './wish-of-brief.ts'

const free = (text: string): RecipeRequest => ({ mode: 'free', text })
const cook = (text: string, allergies: ('nuts' | 'dairy' | 'eggs')[] = []) => {
  const request = free(text)
  const rules = { allergies, diets: [], avoid: [] }
  return composeForm(wishOfBrief(briefOf(request, null, [])), rules, {
    seed: 'seed',
    turn: 0,
    asked: askedDishOf(request),
  })
}

describe('a dish asked for by name', () => {
  it('is cooked where our book has it', () => {
    for (const [text, form] of [
      ['cheesecake', 'baked-cheesecakes'],
      ['I want a cheeseburger', 'burgers'],
      ['brownies please', 'bean-brownies'],
      ['banana pancakes for breakfast', 'almond-pancakes'],
      ['a lentil dal', 'lentil-pot'],
    ] as const) {
      const dish = cook(text)
      expect(dish.form, text).toBe(form)
      expect(dish.notes.join(' '), text).not.toMatch(/You asked/)
    }
  })

  it('has the closest we cook, and a note that says so', () => {
    for (const [text, form, name] of [
      ['I want pizza', 'stuffed-vegetables', 'pizza'],
      ['mac & cheese', 'gratin', 'mac and cheese'],
      ['chicken fried rice', 'cauliflower-fried-rice', 'fried rice'],
      ['risotto', 'grain-bowl', 'risotto'],
      ['a quiche for lunch', 'omelette', 'quiche'],
      ['roast chicken', 'sheet-pan', 'roast chicken'],
      ['chicken tikka masala', 'coconut-curry', 'tikka masala'],
      ['a big Caesar salad', 'big-salad', 'Caesar salad'],
      ['pasta with tomato sauce', 'meatballs', 'pasta with tomato sauce'],
      ['spaghetti', 'zucchini-noodles', 'spaghetti'],
      ['sushi', 'donburi', 'sushi'],
      ['spaghetti bolognese', 'meatballs', 'spaghetti bolognese'],
      ['beef tacos', 'fajitas', 'tacos'],
      ['chicken nuggets for the kids', 'skewers', 'chicken nuggets'],
    ] as const) {
      const { called } = FORMS.find(({ id }) => id === form)!
      const dish = cook(text)
      expect(dish.form, text).toBe(form)
      expect(dish.notes, text).toEqual([`You asked for ${name}; the closest we cook is ${called}.`])
    }
    expect(cook('chicken fried rice').ingredients.join()).toMatch(/chicken/)
    expect(cook('roast chicken').ingredients.join()).toMatch(/chicken/)
    expect(cook('turkey burgers').ingredients.join()).toMatch(/ground turkey/)
    expect(cook('bean burgers').ingredients.join()).toMatch(/black beans/)
    expect(cook('bean burgers').ingredients.join()).not.toMatch(/beef|lamb|chicken|turkey|pork/)
  })

  it('says once, and in whole sentences, what allergies left of it', () => {
    const { notes } = cook('banana pancakes for breakfast', ['nuts', 'dairy', 'eggs'])
    expect(notes.filter((note) => note.includes('pancakes')).length).toBeLessThanOrEqual(1)
    expect(notes.join(' ')).not.toMatch(/Left out pancakes/)
  })

  it('leaves the eggs in where nobody said which meal', () => {
    expect(cook('something with eggs in 15 minutes').ingredients.join()).toMatch(/eggs/)
  })

  it('is not what someone refuses', () => {
    for (const text of ['no pizza please', 'anything but pasta', 'salmon instead of sushi'])
      expect(askedDishOf(free(text)), text).toBeNull()
  })

  it('names forms of the book alone', () => {
    const ids = new Set(FORMS.map(({ id }) => id))
    expect(DISHES.flatMap(({ near, are = [] }) => [...near, ...are]).filter((id) => !ids.has(id))).toEqual([])
  })
})
