import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import type { Rules } from '@evenplate/nutrition/rules'
import type { Brief } from '../brief/brief.ts'
import { careNeedsOf, PREGNANCY_AVOIDS } from './care-needs.ts'

/**
 * What a dish must keep to: everything the profile, the builder and the visitor's own words say.
 * The brief holds the union of all sources, less what its reader took back; the profile is asked once more, so
 * that nothing can lose what it demands.
 */
export function rulesOf(request: RecipeRequest, brief: Brief, profile: Profile | null): Rules {
  const own = rulesOfProfile(profile)
  return {
    allergies: unique([...own.allergies, ...brief.allergies]),
    diets: unique([...own.diets, ...brief.diets]),
    avoid: unique([...brief.unwanted, ...(careNeedsOf(request, profile).pregnancy ? PREGNANCY_AVOIDS : [])]),
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
