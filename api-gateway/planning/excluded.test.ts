import type { Profile } from '@evenplate/domain/profile'
import { atOnce } from '@evenplate/domain/steps'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { planRules } from '@evenplate/meal-plan/rules'
import { expect, it } from 'vitest'
import { dishById } from '../dish-book/dishes/all-dishes.ts'
import { excludedFrom } from './excluded.ts'
import { DishPool } from './pool.ts'
import { rulesFor } from './rules-for.ts'

const pool = new DishPool(['deviled-eggs'].map((id) => dishById(id)!))
const NOBODY = { Breakfast: null, Lunch: null, Dinner: null, Snacks: null }

/** What keeps the only dish out of a snack, in the words of the suggestion. */
function keptOutBy(change: object, profile: Profile | null = null): string[] {
  const rules = planRules.parse({ budgets: NOBODY, ...change })
  const slots = [
    {
      id: 's',
      day: '2026-11-23',
      meal: 'Snacks' as const,
      content: null,
      locked: false,
      portion: 1 as const,
      plates: 0,
      why: null,
      changed: 0,
    },
  ]
  const input = { week: '2026-11-23', rules, slots, candidates: [], locked: new Map(), pantry: [], seed: 1 }
  return atOnce(excludedFrom(input, rulesFor(rules, profile), profile, pool)).map(
    ({ candidate, by, what }) => `${candidate.title} by ${by} ${what}`,
  )
}

it('names the diet or word that keeps a dish out', () => {
  expect(keptOutBy({ dietary: ['vegan'] })).toEqual(['Deviled Eggs by diet vegan'])
  expect(keptOutBy({ avoid: 'Eggs; kale' })).toEqual(['Deviled Eggs by avoid Eggs'])
})

it('names no allergy, wherever it is written, and nothing that the profile demands', () => {
  expect(keptOutBy({ dietary: ['vegan'], allergies: ['eggs'] })).toEqual([])
  expect(keptOutBy({ avoid: 'I am allergic to eggs' })).toEqual([])
  expect(keptOutBy({ dietary: ['vegan'] }, profileWith({ dietary_preferences: ['vegan'] }))).toEqual([])
  expect(keptOutBy({ dietary: ['vegan'] }, profileWith({ allergies: ['eggs'] }))).toEqual([])
})

it('does nothing if no rule is left to drop', () => {
  expect(keptOutBy({})).toEqual([])
})
