import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'
import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { careNeedsOf, PREGNANCY_AVOIDS } from '@evenplate/words/safety/care-needs'
import type { Brief } from '../brief/brief.ts'

/**
 * The rules a dish must follow, from the profile, the builder and the visitor's own words. The brief contains all of them except
 * what its reader removed; the profile is added again, so that none of its rules can be lost.
 */
export function rulesOf(request: RecipeRequest, brief: Brief, profile: Profile | null): Rules {
  const own = rulesOfProfile(profile)
  return {
    allergies: unique([...own.allergies, ...brief.allergies]),
    diets: unique([...own.diets, ...brief.diets]),
    avoid: unique([...brief.unwanted, ...(careNeedsOf(request, profile).pregnancy ? PREGNANCY_AVOIDS : [])]),
  }
}

/** The rules of a member's dishes, whatever they ask for. */
export const rulesOfProfile = (profile: Profile | null): Rules => ({
  allergies: [...(profile?.allergies ?? [])],
  diets: [...(profile?.dietary_preferences ?? [])],
  avoid: careNeedsOf(null, profile).pregnancy ? [...PREGNANCY_AVOIDS] : [],
})

/** The same in words, for the page: "nuts allergy", "vegan", "no mushrooms". */
export const rulesInWords = ({ allergies, diets, avoid }: Rules): string[] => [
  ...allergies.map((allergen) => `${allergen}${ALLERGY}`),
  ...diets,
  ...avoid.map((term) => `${NO}${term}`),
]

/**
 * Turns the words of `rulesInWords` into rules again: what a recipe was checked against still applies.
 * @returns null if one of them is not ours: a rule we cannot read cannot be followed
 */
export function rulesFromWords(words: readonly string[]): Rules | null {
  const rules: Rules = { allergies: [], diets: [], avoid: [] }
  for (const said of words) {
    // Checked first: an avoided food may sound like another kind of rule.
    if (said.startsWith(NO)) rules.avoid.push(said.slice(NO.length))
    else if (said.endsWith(ALLERGY)) {
      const allergen = ALLERGENS.find((one) => one === said.slice(0, -ALLERGY.length))
      if (!allergen) return null
      rules.allergies.push(allergen)
    } else {
      const diet = ALL_DIETS.find((one) => one === said)
      if (!diet) return null
      rules.diets.push(diet)
    }
  }
  return rules
}

export const unitedRules = (one: Rules, other: Rules): Rules => ({
  allergies: unique([...one.allergies, ...other.allergies]),
  diets: unique([...one.diets, ...other.diets]),
  avoid: unique([...one.avoid, ...other.avoid]),
})

const NO = 'no '
const ALLERGY = ' allergy'

const unique = <T>(values: T[]): T[] => [...new Set(values)]
