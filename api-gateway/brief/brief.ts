import type { Answer, Reading } from '@evenplate/domain/brief'
import type { NutrientKey } from '@evenplate/domain/nutrients'
import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'

/** What a dish is cooked with. `none`: nothing is heated. */
export const TOOLS = [
  'stove',
  'oven',
  'slow-cooker',
  'pressure-cooker',
  'air-fryer',
  'microwave',
  'grill',
  'blender',
  'none',
] as const
export type Tool = (typeof TOOLS)[number]

export const COURSES = [
  'main',
  'breakfast',
  'soup',
  'salad',
  'sandwich',
  'side',
  'snack',
  'dip',
  'sauce',
  'dessert',
  'cake',
  'cookies',
  'bread',
  'drink',
] as const
export type Course = (typeof COURSES)[number]

/** A food a person named. `ids`: the foods of the table that answer it, the likeliest first; empty where we know none. */
export type BriefFood = {
  said: string
  ids: string[]
  /** For the whole recipe, where a row of the builder gave an amount that could be weighed. */
  grams?: number
}

/** Nutrients that a request can bound: those whose words `words/limits.ts` knows. */
export const BOUNDED = [
  'carbs',
  'netCarbs',
  'calories',
  'fiber',
  'protein',
  'fat',
] as const satisfies readonly NutrientKey[]

/** A bound or a target for one serving: grams, kcal for calories. `about` is met within 3 g (25 kcal). */
export type Limit = {
  figure: (typeof BOUNDED)[number]
  kind: 'at-most' | 'at-least' | 'about'
  value: number
}

/** A dish as it was named. `foods`: where its name says nothing but foods ("salmon", "chicken and rice"), those. */
export type NamedDish = { id: string | null; said: string; foods?: BriefFood[] }

/** One structured reading of a request: what binds a cook, whoever it is. */
export type Brief = {
  /** BCP 47 of what was written: 'en', 'es', or another that we answer with one sentence only. */
  language: string
  /** A dish named in the request: its id in the dish book, or null where the book lacks it, and the words used. */
  dish: NamedDish | null
  /** Further dishes named beside it: the tomato soup of "grilled cheese and tomato soup". */
  also?: NamedDish[]
  /** Must be in the dish. */
  foods: BriefFood[]
  /** Would be nice: "maybe some …", "if possible". */
  wished: BriefFood[]
  /** Words that named a food or dish nobody here knows. */
  unknown: string[]
  /** Food ids chosen by the person where several ways were offered: the second for the first. */
  instead: { food: string; by: string }[]
  limits: Limit[]
  /** Preparing and cooking together, at most; null where time is no matter. */
  minutes: number | null
  /** 1 to 12. `servingsSaid` is false for a default. */
  servings: number
  servingsSaid: boolean
  tools: { use: Tool | null; without: Tool[] }
  course: Course | null
  mealType: MealType | null
  diets: Diet[]
  allergies: Allergen[]
  /** Foods and kinds of food to keep out, in the person's words. */
  unwanted: string[]
  skillLevel: SkillLevel
  heat: 'mild' | 'hot' | null
  texture: 'soft' | 'crunchy' | 'creamy' | null
  budget: boolean
  /** Who eats: 'kids'. */
  eaters: 'kids' | null
  /** 'party', 'lunch-box', 'birthday', 'meal-prep' … */
  occasion: string | null
  /** Kitchens and ways of eating that are none of the above: "mediterranean", "light", "comfort". */
  style: string[]
  bloodSugarRange: string
  challenges: string
  /** Whether the choice was left to us: "surprise me", "anything quick". */
  open?: boolean
  /** All of it in words for the page, in the order a person would say it. */
  readings: Reading[]
}

/** How a finished dish answers a brief. */
export type BriefAnswers = Answer[]
