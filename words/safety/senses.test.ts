import { expect, it } from 'vitest'
import { speaksOfLowNow } from './low-now.ts'

it.each([
  'lo que tengas con garbanzos',
  'lo mío son las lentejas',
  'el chocolate me lo quitaron',
  'mi marido ni lo prueba',
  'el arroz ya lo cociné',
])('takes "lo" for the Spanish word, not for a reading: %s', (text) => {
  expect(speaksOfLowNow(text)).toBe(false)
})

it.each([
  'mi hijo lo tiene en LO',
  'el aparato pone LO que me como',
  'el sensor marca LO',
  'me sale LO en el medidor',
  'my meter just says LO',
  'dice LO, ayuda',
])('takes it for a reading: %s', (text) => {
  expect(speaksOfLowNow(text)).toBe(true)
})
