import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { GuidedRequest } from '@evenplate/domain/request'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { type CareNeeds, careNeedsOf } from '@evenplate/words/safety/care-needs'
import { briefOf } from '../brief/reading/brief-of.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import { dangerIn } from '../safety/danger.ts'
import { rulesInWords, rulesOf, rulesOfProfile, unitedRules } from '../safety/rules-of.ts'
import type { PoolRules } from './pool.ts'

export type WeekRules = PoolRules & {
  /** Rules that the profile added, in words: the person did not choose them here. */
  alsoKept: string[]
  /** Rules in the profile, chosen here or not. */
  fromProfile: string[]
  needs: CareNeeds
}

/**
 * The rules for every dish of the week: the plan's rules and the member's profile, read like a recipe request ("no oven",
 * "I'm allergic to shellfish" may be typed into the box).
 * @throws AppError `low_blood_sugar`, `dosing_question` as for a recipe request
 */
export function rulesFor(plan: PlanRules, profile: Profile | null): WeekRules {
  const request = requestOf(plan)
  const danger = dangerIn(request)
  if (danger) throw new AppError(danger)
  const { rules: chosen, without } = chosenIn(plan, request)
  const own = rulesOfProfile(profile)
  const rules = unitedRules(own, chosen)
  return {
    rules,
    without,
    alsoKept: minus(rulesInWords(rules), rulesInWords(chosen)),
    fromProfile: rulesInWords(own),
    needs: careNeedsOf(request, profile),
  }
}

function chosenIn(plan: PlanRules, request: GuidedRequest): PoolRules {
  const ticked = { allergies: [...plan.allergies], diets: [...plan.dietary], avoid: [] }
  if (request.avoid === '') return { rules: ticked, without: [] }
  const brief = briefOf(request, null, DISHES)
  return { rules: unitedRules(ticked, rulesOf(request, brief, null)), without: brief.tools.without }
}

const minus = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one))

const requestOf = ({ dietary, avoid }: Pick<PlanRules, 'dietary' | 'avoid'>): GuidedRequest => ({
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
