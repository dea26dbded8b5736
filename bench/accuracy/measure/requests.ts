import {
  ALLERGIES,
  BUILDER_DIETS,
  COOKING_TIMES,
  MEAL_TYPES,
  PROFILE_DIETS,
  QUICK_ADD_INGREDIENTS,
  SKILL_LEVELS,
} from '@evenplate/domain/options'
import type { Profile } from '@evenplate/domain/profile'
import { type RecipeRequest, readRequest } from '@evenplate/domain/request'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { seeded } from '@evenplate/nutrition/testing/seeded'

export type Asked = { request: RecipeRequest; profile: Profile | null; turn: number }

/**
 * Requests across the builder and the profile. Every meal type is combined with every set of diets; the other
 * choices come from a fixed seed, so that the same thousand requests are cooked each time.
 */
export function requestsOf(count: number): Asked[] {
  const random = seeded(5)
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const some = <T>(of: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(of))),
  ]
  return Array.from({ length: count }, (_, at) => ({
    request: readRequest({
      mode: 'guided',
      mealType: MEAL_TYPES[at % MEAL_TYPES.length],
      dietary: dietSet(Math.floor(at / MEAL_TYPES.length)),
      ingredients: some(QUICK_ADD_INGREDIENTS, 2).map((name) => ({ name })),
      avoid: some(AVOIDED, 2).join(', '),
      cookingTime: one([null, ...COOKING_TIMES]),
      servings: 1 + (at % 12),
      skillLevel: one(SKILL_LEVELS),
    }),
    profile: at % 2 ? memberWith(some(ALLERGIES, 3), some(PROFILE_DIETS, 1)) : null,
    turn: at % 10,
  }))
}

const dietSet = (index: number) => BUILDER_DIETS.filter((_, bit) => (index >> bit) & 1)

const memberWith = (
  allergies: Profile['allergies'],
  dietary_preferences: Profile['dietary_preferences'],
): Profile =>
  profileWith({
    dietary_preferences,
    allergies,
  })

const AVOIDED = [
  'mushrooms',
  'onion',
  'garlic',
  'cilantro',
  'olives',
  'tomatoes',
  'cheese',
  'pork',
  'beef',
  'red meat',
  'seafood',
  'tree nuts',
  'sesame',
  'spicy food',
  'alcohol',
  'sugar',
  'coconut',
  'peppers',
]
