import { describe, expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  const rules = { allergies: brief.allergies, diets: brief.diets, avoid: brief.unwanted }
  const { title, ingredients, instructions, notes } = composeDish(brief, rules, { seed: 'place', turn: 0 })
  return { title, lines: ingredients.join('\n'), steps: instructions.join('\n'), notes: notes.join('\n') }
}

describe('a vegetable requested with a meat dish', () => {
  it.each([
    ['beef stir fry with mushrooms', /steak|beef/],
    ['chicken fajitas with mushrooms', /chicken/],
    ['ternera salteada con champiñones', /steak|beef/],
  ])('joins the meat: %s', (text, meat) => {
    const { lines } = cooked(text)
    expect(lines).toMatch(meat)
    expect(lines).toMatch(/mushrooms/)
  })

  it('takes the meat’s place if the dish is named after it', () => {
    const { title, lines } = cooked('portobello fajitas')
    expect(title).toBe('Portobello Mushroom Fajitas')
    expect(lines).not.toMatch(/chicken|steak/)
  })

  it('takes the meat’s place if meat is not allowed', () => {
    expect(cooked('vegetarian fajitas with mushrooms').lines).not.toMatch(/chicken|steak/)
  })
})

describe('a stir-fry without soy', () => {
  it.each(['beef stir fry with snow peas, no soy', 'chicken stir fry with peppers, soy allergy'])(
    'is made with a good substitute, and says so: %s',
    (text) => {
      const { lines, steps, notes } = cooked(text)
      expect(lines).toMatch(/balsamic vinegar/)
      expect(`${lines}\n${steps}`).not.toMatch(/soy|tamari|oyster/)
      expect(notes).toMatch(/Balsamic vinegar instead of soy sauce/)
    },
  )

  it('has no tamari for someone who leaves out soy sauce', () => {
    expect(cooked('tofu stir fry without soy sauce').lines).not.toMatch(/soy sauce|tamari/)
  })
})
