import { expect, it } from 'vitest'
import { soundOf } from './sound-of.ts'

it.each([
  ['biriyani', 'biryani'],
  ['poori', 'puri'],
  ['baclava', 'baklava'],
  ['daal', 'dal'],
  ['houmous', 'hummus'],
  ['shaksouka', 'shaksuka'],
  ['makhani', 'makani'],
  ['matzah', 'matza'],
])('hears "%s" as "%s"', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

it.each([
  ['harira', 'harina'],
  ['gomen', 'somen'],
  ['panna', 'pina'],
])('hears "%s" and "%s" apart', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})
