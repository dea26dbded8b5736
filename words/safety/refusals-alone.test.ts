import { expect, it } from 'vitest'
import { asksForDose } from './dosing.ts'

it.each([
  'es viernes de vigilia y aquí se respeta',
  "my late mother would rise up if I let a ham or a shrimp past the door, we're an observant Jewish family",
])('who only says what they cannot eat asks for no dose: %s', (text) => {
  expect(asksForDose(text)).toBe(false)
})

it.each([
  'kosher dinner, how many units for challah',
  'I am allergic to nuts, should I take more insulin for pasta',
  'soy celíaca, ¿cuánta insulina me pongo para el arroz?',
])('a question about a dose stays one beside a refusal: %s', (text) => {
  expect(asksForDose(text)).toBe(true)
})
