import type { BuilderDiet, CookingTime, Diet, MealType } from '@evenplate/domain/options'
import type { RecipeRequestInput } from '@evenplate/domain/request'
import type { DishName } from '../dishes/all-dishes.ts'
import type { FoodWord } from '../dishes/foods.ts'

/** Per serving: grams, or kcal for calories. A target ("about") is met within 3 g, calories within a tenth. */
export type Limit = {
  figure: 'carbs' | 'netCarbs' | 'calories' | 'fiber' | 'protein'
  kind: 'at-most' | 'about' | 'at-least'
  value: number
}

export type Tool =
  | 'slow cooker'
  | 'air fryer'
  | 'pressure cooker'
  | 'microwave'
  | 'no oven'
  | 'no cooking'
  | 'grill'
  | 'sheet pan'
  | 'one pot'
  | 'blender'

export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'zh' | 'hi' | 'ar' | 'tl'

/** What a person making this request would expect, as a cook and a dietitian would judge it. */
export type Expected = {
  /** Each must be in the dish. If an entry lists several, one of them is enough. */
  foods?: readonly (FoodWord | readonly FoodWord[])[]
  dish?: DishName
  /** The kind of dish expected, if the request names none. */
  course?: Extract<DishName, `any ${string}`>
  limits?: readonly Limit[]
  /** At most, from the start of the work until it is served. */
  minutes?: number
  servings?: number
  tool?: Tool
  /** Foods, or classes of foods, that must be in no line. */
  without?: readonly FoodWord[]
  diets?: readonly Diet[]
  meal?: MealType
  texture?: 'soft' | 'crunchy' | 'mild' | 'hot'
  /** True: a refusal before a recipe is made is the right answer. `either`: a dish that meets the rest is right too. */
  told?: true | 'either'
}

export type Row = Expected & { request: RecipeRequestInput; language: Language }

export const english = (text: string, expected: Expected = {}): Row => free('en', text, expected)
export const spanish = (text: string, expected: Expected = {}): Row => free('es', text, expected)

export const free = (language: Language, text: string, expected: Expected): Row => ({
  request: { mode: 'free', text },
  language,
  ...expected,
})

type Clicks = {
  diets?: readonly BuilderDiet[]
  time?: 15 | 30 | 45
  servings?: number
  avoid?: string
  language?: Language
  /** As typed into the rows, "2 cups" of the first food and so on. */
  amounts?: readonly { quantity: string; unit: string }[]
}

/** The builder's four steps. Diets, time and servings chosen there are expected without being repeated. */
export function wizard(
  mealType: MealType,
  typed: readonly string[],
  foods: Expected['foods'],
  { diets = [], time, servings, avoid, language = 'en', amounts = [] }: Clicks = {},
  expected: Omit<Expected, 'foods'> = {},
): Row {
  return {
    request: {
      mode: 'guided',
      mealType,
      dietary: [...diets],
      ingredients: typed.map((name, at) => ({ name, ...(amounts[at] ?? { quantity: '', unit: '' }) })),
      avoid: avoid ?? '',
      cookingTime: time ? TIMES[time] : null,
      ...(servings === undefined ? {} : { servings }),
    },
    language,
    foods,
    meal: mealType,
    diets,
    ...(time && time < 45 ? { minutes: time } : {}),
    servings: servings ?? 4,
    ...expected,
  }
}

const TIMES: Record<15 | 30 | 45, CookingTime> = {
  15: '15 minutes or less',
  30: '30 minutes',
  45: '45+ minutes',
}

type Figure = Limit['figure']

export const atMost = (value: number, figure: Figure = 'carbs'): Limit => ({ figure, kind: 'at-most', value })
export const about = (value: number, figure: Figure = 'carbs'): Limit => ({ figure, kind: 'about', value })
export const atLeast = (value: number, figure: Figure = 'carbs'): Limit => ({
  figure,
  kind: 'at-least',
  value,
})
