import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

const cook = (text: string) =>
  composeDish(briefOf({ mode: 'free', text }, null, DISHES), NO_RULES, { seed: 'someone', turn: 0 })
const sodiumOf = (text: string) =>
  figuresOf({ ...cook(text), claimed: NO_CLAIMS }).perServing.sodium ?? Number.NaN

it.each([
  ['lentil soup', 'low sodium lentil soup'],
  ['beef stew', 'beef stew, easy on the salt'],
  ['caldo de res con verduras', 'caldo de res con verduras, con poca sal'],
])('has less sodium than the usual %s: %s', (usual, low) => {
  expect(sodiumOf(low)).toBeLessThan(sodiumOf(usual) * 0.96)
  expect(cook(low).changes?.join(' ')).toContain('Half of the usual salt or less')
})
