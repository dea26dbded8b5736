import type { Answer, Reading } from '@evenplate/domain/brief'
import type { NutrientKey } from '@evenplate/domain/nutrients'
import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'
import type { BaseKind } from '@evenplate/words/bases'

/** The tool a dish is cooked with. `none`: nothing is heated. */
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

/** A food that was asked for. `ids`: foods of the table that match it, the likeliest first; empty if we know none. */
export type BriefFood = {
  said: string
  ids: string[]
  /** For the whole recipe, if a row of the builder gave an amount that can be weighed. */
  grams?: number
}

/** How much of a food somebody has, in their words and in grams; `people`: for how many its pieces are, one chop or thigh for each. */
export type AtHand = { said: string; ids: string[]; grams: number; people?: number }

/** Nutrients that a request can limit: those that `words/limits.ts` has words for. */
export const BOUNDED = [
  'carbs',
  'netCarbs',
  'calories',
  'fiber',
  'protein',
  'fat',
] as const satisfies readonly NutrientKey[]

/** A limit or a target for one serving: grams, or kcal for calories. `about` is met within 3 g (25 kcal). */
export type Limit = {
  figure: (typeof BOUNDED)[number]
  kind: 'at-most' | 'at-least' | 'about'
  value: number
}

/** A dish as it was named. `foods`: the foods its name consists of, if it says nothing else ("salmon", "chicken and rice"). */
export type NamedDish = {
  id: string | null
  said: string
  /** The words for it, if they are not its usual name: "tacos" for beef tacos. Other dishes may have that name, too. */
  called?: string
  foods?: BriefFood[]
  /** Vegetables in its name that its usual name does not have: the mushrooms of a "mushroom stroganoff". */
  of?: string[]
}

/** One structured reading of a request: what every provider must follow. */
export type Brief = {
  /** BCP 47 code of the request's language: 'en', 'es', or another, which we answer with one sentence only. */
  language: string
  /** A dish named in the request: its id in the dish book, or null if the book lacks it, and the words used. */
  dish: NamedDish | null
  /** Dishes that may replace it: the burritos of "tacos or burritos". */
  either?: NamedDish[]
  /** Other dishes named with it: the tomato soup of "grilled cheese and tomato soup". */
  also?: NamedDish[]
  /** Must be in the dish. */
  foods: BriefFood[]
  /** Would be nice: "maybe some …", "if possible". */
  wished: BriefFood[]
  /** What replaces the dish's usual dough, noodles, rice or bread. */
  bases?: (BriefFood & { kind: BaseKind; food: string })[]
  /**
   * Foods the person wants little of, if the dish has them: "less oil". `grams`: for the whole recipe, if one piece was
   * named.
   */
  little?: BriefFood[]
  /** Foods of which the person has only so much. */
  atHand?: AtHand[]
  /** Words that named a food or dish we do not know. */
  unknown: string[]
  /** Words that we do not know, where they need not name a food. */
  strange?: string[]
  /** Food ids that the person chose where several options were offered: `by` replaces `food`. */
  instead: { food: string; by: string }[]
  limits: Limit[]
  /** What somebody may have in a whole day. */
  aDay?: { figure: 'carbs' | 'calories'; value: number }
  /** Grams of carbohydrate for somebody else who eats the same dish: "husband", 20. */
  others?: { who: string; value: number }[]
  /** Preparation and cooking together, at most; null if no limit was given. */
  minutes: number | null
  /** 1 to 12. `servingsSaid` is false for a default. */
  servings: number
  servingsSaid: boolean
  /** How many were asked for, if more than a recipe is for. */
  servingsAsked?: number
  /** How many pieces were asked for, if it was a number of pieces and not of people: "24 meatballs". */
  pieces?: { count: number; said: string }
  tools: { use: Tool | null; without: Tool[] }
  course: Course | null
  mealType: MealType | null
  diets: Diet[]
  allergies: Allergen[]
  /** Foods and kinds of food to leave out, in the person's words. */
  unwanted: string[]
  skillLevel: SkillLevel
  heat: 'mild' | 'hot' | null
  texture: 'soft' | 'crunchy' | 'creamy' | null
  budget: boolean
  /** Who eats: 'kids'. */
  eaters: 'kids' | null
  /** 'party', 'lunch-box', 'birthday', 'meal-prep' … */
  occasion: string | null
  /** Cuisines and styles that fit none of the above: "mediterranean", "light", "comfort". */
  style: string[]
  bloodSugarRange: string
  challenges: string
  /** Whether the choice was left to us: "surprise me", "anything quick". */
  open?: boolean
  /** The whole brief in words for the page, in the order a person would say it. */
  readings: Reading[]
}

/** How a finished dish answers a brief. */
export type BriefAnswers = Answer[]
