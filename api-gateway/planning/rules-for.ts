import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { type CareNeeds, careNeedsOf } from '@evenplate/words/safety/care-needs'
import { briefOf } from '../brief/reading/brief-of.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import { dangerIn } from '../safety/danger.ts'
import { rulesInWords, rulesOf, rulesOfProfile, unitedRules } from '../safety/rules-of.ts'
import type { PoolRules } from './pool.ts'

export type WeekRules = PoolRules & {
  /** What of them the profile added, in words: the person did not choose it here. */
  alsoKept: string[]
  /** What of them the profile says, chosen here or not. */
  fromProfile: string[]
  needs: CareNeeds
}

/**
 * What every dish of the week must keep: the plan's rules and the member's profile, read as a request for a recipe is read ("no oven",
 * "I'm allergic to shellfish" may be typed into the box).
 * @throws AppError `low_blood_sugar`, `dosing_question` as for a recipe
 */
export function rulesFor(plan: PlanRules, profile: Profile | null): WeekRules {
  const request = requestOf(plan)
  const danger = dangerIn(request)
  if (danger) throw new AppError(danger)
  const brief = briefOf(request, profile, DISHES)
  const chosen = { allergies: [...plan.allergies], diets: [], avoid: [] }
  const rules = unitedRules(rulesOf(request, brief, profile), chosen)
  const asked = profile ? unitedRules(rulesOf(request, briefOf(request, null, DISHES), null), chosen) : rules
  return {
    rules,
    without: brief.tools.without,
    alsoKept: minus(rulesInWords(rules), rulesInWords(asked)),
    fromProfile: rulesInWords(rulesOfProfile(profile)),
    needs: careNeedsOf(request, profile),
  }
}

const minus = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one))

const requestOf = ({ dietary, avoid }: Pick<PlanRules, 'dietary' | 'avoid'>): RecipeRequest => ({
  mode: 'guided',
  mealType: 'Dinner',
  dietary: [...dietary],
  ingredients: [],
  avoid: avoid.trim(),
  cookingTime: null,
  servings: 4,
  skillLevel: 'intermediate',
  bloodSugarRange: '',
  challenges: '',
})
