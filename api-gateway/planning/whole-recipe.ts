import { NO_CLAIMS } from '@evenplate/domain/draft'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { MealType } from '@evenplate/domain/options'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import type { Meal } from '@evenplate/meal-plan/rules'
import { figuresInSteps } from '@evenplate/nutrition/figures/figures'
import { dietsKept } from '../brief/answering/kind-of.ts'
import { EDITED } from '../counting/count.ts'
import { keptOf } from '../dish-book/dishes/served-in.ts'
import type { DishText } from '../fitting/dish-text.ts'
import { NOTICES } from '../providers/notices.ts'
import { careInSteps } from '../safety/care.ts'
import { rulesInWords } from '../safety/rules-of.ts'
import type { CountedDish } from './counted-dish.ts'
import type { OwnDish } from './own-dish.ts'
import type { WeekRules } from './rules-for.ts'

/** A chosen dish of the book as a whole recipe, at its usual servings. `meal`: the meal it is planned for. */
export function* recipeOfBook({ id, tool, text }: CountedDish, meal: Meal, week: WeekRules): Steps<Recipe> {
  const counted = yield* figuresInSteps({ ...text, claimed: NO_CLAIMS })
  const made = { provider: 'house-chef', notice: NOTICES['house-chef'], dish: keptOf({ id, tool }) } as const
  return yield* whole(text, counted, MEAL_TYPE[meal], made, week)
}

/** A chosen saved recipe, as it is and with our count. */
export function* recipeOfOwn({ text, counted, sent }: OwnDish, meal: Meal, week: WeekRules): Steps<Recipe> {
  const { provider, notice, dish } = sent.figures.origin
  const made = {
    provider,
    notice: notice === EDITED ? EDITED : NOTICES[provider],
    ...(dish && { dish }),
  }
  return yield* whole(text, counted, sent.kind?.mealType ?? MEAL_TYPE[meal], made, week)
}

type DishOrigin = Pick<Figures['origin'], 'provider' | 'notice' | 'dish'>

function* whole(
  text: DishText,
  counted: Omit<Figures, 'origin'>,
  mealType: MealType,
  made: DishOrigin,
  { rules, fromProfile, needs }: WeekRules,
): Steps<Recipe> {
  const diets = dietsKept(rules, text, counted)
  yield
  return {
    ...text,
    nutritionalInfo: nutritionalInfoOf(counted),
    kind: { mealType, dietary: diets },
    figures: {
      ...counted,
      swaps: [],
      origin: {
        ...made,
        notes: [],
        checked: rulesInWords(rules),
        fromProfile,
        care: yield* careInSteps(text, counted, needs, rules),
      },
    },
  }
}

const MEAL_TYPE: Record<Meal, MealType> = {
  Breakfast: 'Breakfast',
  Lunch: 'Lunch',
  Dinner: 'Dinner',
  Snacks: 'Snack',
}
