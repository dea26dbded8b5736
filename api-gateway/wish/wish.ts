import { LIMITS } from '@evenplate/domain/limits'
import type { CookingTime, Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Profile } from '@evenplate/domain/profile'
import { clampServings, type GuidedRequest, type RecipeRequest } from '@evenplate/domain/request'
import type { Allergen } from '@evenplate/nutrition/food'
import { avoidTermsOf, withoutExceptions } from '@evenplate/nutrition/rules'
import { readText } from './read-text.ts'

/** What a person would like to eat, whichever way they said it. A cook can work from this alone. */
export type Wish = {
  mealType: MealType | null
  /** The builder's diets and, from a profile or free text, keto and paleo. */
  diets: Diet[]
  allergies: Allergen[]
  /** Foods by the person's own words. */
  wanted: string[]
  unwanted: string[]
  /** Preparing and cooking together, upper bound; null when time is no matter. */
  minutes: number | null
  /** 1 to 12. */
  servings: number
  skillLevel: SkillLevel
  /** "mediterranean", "make-ahead", "quick", "soup" … */
  style: string[]
  bloodSugarRange: string
  challenges: string
}

/**
 * Reads a request, guided or free, together with the member's profile: allergies and diets of the
 * profile always count, whatever the request says. Never throws, on any text.
 */
export function wishOf(request: RecipeRequest, profile: Profile | null): Wish {
  const asked = request.mode === 'guided' ? wishOfFields(request) : wishOfText(request.text, profile)
  return {
    ...asked,
    diets: unique([...asked.diets, ...(profile?.dietary_preferences ?? [])]),
    allergies: unique([...asked.allergies, ...(profile?.allergies ?? [])]),
  }
}

function wishOfFields(request: GuidedRequest): Wish {
  // "I'm allergic to shellfish" or "rice spikes me" may stand in any of the boxes.
  const [avoid, challenges] = [readText(withoutExceptions(request.avoid)), readText(request.challenges)]
  const rows = request.ingredients.map(({ name }) => readText(name))
  const asides = [avoid, challenges, readText(request.bloodSugarRange), ...rows]
  return {
    mealType: request.mealType,
    // "I'm lactose intolerant" is no ingredient to avoid; "keto made me tired" is no wish to keep it.
    diets: unique([
      ...request.dietary,
      ...[...avoid.diets, ...challenges.diets].filter((diet) => MUST.includes(diet)),
    ]),
    allergies: unique(asides.flatMap((aside) => aside.allergies)),
    wanted: unique(request.ingredients.map((row) => row.name)),
    unwanted: unique([
      ...avoidTermsOf(request.avoid),
      ...avoid.unwanted,
      ...challenges.unwanted,
      ...rows.flatMap((row) => row.unwanted),
    ]),
    minutes: request.cookingTime ? MINUTES_OF[request.cookingTime] : null,
    servings: request.servings,
    skillLevel: request.skillLevel,
    style: request.cookingTime === '45+ minutes' ? ['unhurried'] : [],
    bloodSugarRange: request.bloodSugarRange,
    challenges: request.challenges,
  }
}

const MUST: readonly Diet[] = ['gluten-free', 'dairy-free', 'vegetarian', 'vegan']

const MINUTES_OF: Record<CookingTime, number | null> = {
  '15 minutes or less': 15,
  '30 minutes': 30,
  '45+ minutes': null,
}

function wishOfText(text: string, profile: Profile | null): Wish {
  const read = readText(text)
  return {
    mealType: read.mealType,
    diets: read.diets,
    allergies: read.allergies,
    wanted: read.wanted,
    unwanted: read.unwanted,
    minutes: read.minutes,
    servings: clampServings(read.servings ?? profile?.household_size ?? LIMITS.servings.default),
    skillLevel: read.skillLevel ?? profile?.cooking_skill_level ?? 'intermediate',
    style: read.style,
    bloodSugarRange: read.bloodSugarRange,
    challenges: '',
  }
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
