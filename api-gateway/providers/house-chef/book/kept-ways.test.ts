import type { Way } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import { readRequest } from '@evenplate/domain/request'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../../safety/rules-of.ts'
import { planFor } from '../compose.ts'

/** The ways on of a request that asks for a food and refuses it; none if it can be met. */
function waysOf(text: string, choices: string[] = [], profile: Profile | null = null): Way[] {
  const request = { ...readRequest({ mode: 'free', text }), choices }
  const brief = briefOf(request, profile, DISHES)
  try {
    planFor(brief, rulesOf(request, brief, profile))
    return []
  } catch (error) {
    if (error instanceof AppError && error.details) return error.details.ways
    throw error
  }
}

it.each([
  ['no pasta. spaghetti with clams for one', 'with spaghetti: I do eat it', 'keep:pasta-cooked'],
  ['no root vegetables. carrots with hummus', 'with carrots: I do eat them', 'keep:carrots'],
])('offers first to keep a food that is asked for and refused: %s', (text, label, choice) => {
  expect(waysOf(text)[0]).toEqual({ label, choice })
  expect(waysOf(text, [choice])).toEqual([])
})

it.each([
  ['nut allergy here, walnut cake please', 'with walnut: nobody here has a nut allergy', 'keep:walnuts'],
  [
    'shellfish allergy. shrimp scampi for two',
    'with shrimp: nobody here has a shellfish allergy',
    'keep:shrimp',
  ],
  ['gluten-free please. sourdough and soup', 'with sourdough: not gluten-free', 'keep:bread-sourdough'],
])('offers it last where an allergy or a diet says otherwise: %s', (text, label, choice) => {
  const ways = waysOf(text)
  expect(ways.length).toBeGreaterThan(1)
  expect(ways.at(-1)).toEqual({ label, choice })
  expect(waysOf(text, [choice])).toEqual([])
})

it('does not offer to keep a food that a profile refuses', () => {
  const profile = profileWith({ allergies: ['nuts'], dietary_preferences: ['vegan'] })
  for (const text of ['nut allergy here, walnut cake please', 'vegan. eggs with spinach'])
    expect(waysOf(text, [], profile).filter(({ choice }) => choice.startsWith('keep:'))).toEqual([])
})
