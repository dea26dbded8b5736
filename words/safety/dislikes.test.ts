import { describe, expect, it } from 'vitest'
import { careNeedsOf } from './care-needs.ts'

const soundsPregnant = (text: string): boolean => careNeedsOf({ mode: 'free', text }, null).pregnancy

describe('a smell or a food somebody does not like', () => {
  it.each([
    'dinner for my wife, she hates the smell of fish',
    "cooking for my mother in law and she can't stand the smell of eggs",
    'my girlfriend is coming over and she is sensitive to smells',
    "dinner for my wife, she won't eat anything but pasta",
    'my wife hates fish, cooking for her',
    'mi mujer no come pescado, que le hago',
    'a mi mujer le da asco el huevo, que le hago',
    'mi esposa odia el olor a pescado, que le hago',
  ])('is no pregnancy: %s', (text) => {
    expect(soundsPregnant(text)).toBe(false)
  })

  it.each([
    "fifth month, can't face the smell of silage never mind fried onions. cold plates",
    '20 weeks tomorrow, can’t stand meat smell',
    'cant stand coffee smell rn, bump says no. dairy free too',
    'Le toca parir el 14 y no quiere carne',
    'mi esposa no tolera la carne, estamos esperando el primero',
    'my wife is pregnant, she hates the smell of fish',
  ])('takes nothing from a pregnancy that is told: %s', (text) => {
    expect(soundsPregnant(text)).toBe(true)
  })
})
