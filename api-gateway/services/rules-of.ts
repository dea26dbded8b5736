import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import { avoidTermsOf, type Rules } from '@evenplate/nutrition/rules'
import type { Wish } from '../wish/wish.ts'
import { careNeedsOf, PREGNANCY_AVOIDS } from './care-needs.ts'

/**
 * What a dish must keep to: everything the profile, the builder and the visitor's own words say.
 * The union of all sources, so that no reader of one of them can lose an allergy another has found.
 */
export function rulesOf(request: RecipeRequest, wish: Wish, profile: Profile | null): Rules {
  const guided = request.mode === 'guided' ? request : null
  const own = rulesOfProfile(profile)
  return {
    allergies: unique([...own.allergies, ...wish.allergies]),
    diets: unique([...own.diets, ...(guided?.dietary ?? []), ...wish.diets]),
    avoid: unique([
      ...avoidTermsOf(guided?.avoid ?? ''),
      ...wish.unwanted,
      ...(careNeedsOf(request, profile).pregnancy ? PREGNANCY_AVOIDS : []),
    ]),
  }
}

/** What a member's dish keeps to whatever they ask for. */
export const rulesOfProfile = (profile: Profile | null): Rules => ({
  allergies: [...(profile?.allergies ?? [])],
  diets: [...(profile?.dietary_preferences ?? [])],
  avoid: careNeedsOf(null, profile).pregnancy ? [...PREGNANCY_AVOIDS] : [],
})

/** The same in words, for the page: "nuts allergy", "vegan", "no mushrooms". */
export const rulesInWords = ({ allergies, diets, avoid }: Rules): string[] => [
  ...allergies.map((allergen) => `${allergen} allergy`),
  ...diets,
  ...avoid.map((term) => `no ${term}`),
]

const unique = <T>(values: T[]): T[] => [...new Set(values)]
