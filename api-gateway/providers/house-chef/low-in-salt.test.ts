import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

const cook = (text: string, seed = 'someone') =>
  composeDish(briefOf({ mode: 'free', text }, null, DISHES), NO_RULES, { seed, turn: 0 })
const sodiumOf = (text: string, seed?: string) =>
  figuresOf({ ...cook(text, seed), claimed: NO_CLAIMS }).perServing.sodium ?? Number.NaN

it.each([
  ['lentil soup', 'low sodium lentil soup'],
  ['beef stew', 'beef stew, easy on the salt'],
  ['caldo de res con verduras', 'caldo de res con verduras, con poca sal'],
])('has less sodium than the usual %s: %s', (usual, low) => {
  expect(sodiumOf(low)).toBeLessThan(sodiumOf(usual) * 0.96)
  expect(cook(low).changes?.join(' ')).toContain('Half of the usual salt or less')
})

it.each([
  ['a low sodium soup', 650],
  ['low salt lunch please', 650],
  ['dinner for someone with high blood pressure', 650],
  ['dinner with at most 400 mg of sodium', 440],
])('chooses a dish with little sodium: %s', (text, most) => {
  const sodium = Array.from({ length: 12 }, (_, at) => sodiumOf(text, `person ${at}`))
  expect(Math.max(...sodium)).toBeLessThanOrEqual(most)
})

it.each([
  [
    'beef and broccoli, low sodium',
    'Half of the usual soy sauce and oyster sauce: you asked for little salt.',
    600,
  ],
  ['pad thai bajo en sodio', 'Half of the usual fish sauce: you asked for little salt.', 600],
  ['kimchi stew with little salt', 'Half of the usual kimchi and soy sauce: you asked for little salt.', 700],
])('has half of what makes it salty, and says so: %s', (text, note, most) => {
  expect(cook(text).changes).toContain(note)
  expect(sodiumOf(text)).toBeLessThan(most)
})

it('has as much as usual of what was asked for by name, or for whoever asks for nothing', () => {
  expect(cook('kimchi fried rice low sodium with extra kimchi').changes?.join(' ')).not.toMatch(
    /usual kimchi/,
  )
  expect(cook('chicken adobo').changes).toEqual([])
})
