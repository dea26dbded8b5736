import { BUILDER_DIETS } from '@evenplate/domain/diets'
import { LIMITS } from '@evenplate/domain/limits'
import { ALLERGIES } from '@evenplate/domain/options'
import * as z from 'zod/mini'

export { budgetOf } from './budget-of.ts'

/** The rows of a week. A day has one of each, except snacks: it may have several or none. */
export const MEALS = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'] as const
export const meal = z.enum(MEALS)
export type Meal = z.infer<typeof meal>

const between = (least: number, most: number, message: string) =>
  z.number(message).check(z.minimum(least, message), z.maximum(most, message))

/** Grams of carbohydrate that a person wants in one meal, per eater: `carbs` give or take `tolerance`. */
export const budget = z.object({
  carbs: between(0, 150, 'Please enter a budget between 0 and 150 grams.'),
  tolerance: between(1, 50, 'Please enter a tolerance between 1 and 50 grams.'),
})
export type Budget = z.infer<typeof budget>

/** Shares of a serving that a person may eat. */
export const PORTIONS = [0.5, 1, 1.5, 2] as const
export const portion = z.union(
  [z.literal(0.5), z.literal(1), z.literal(1.5), z.literal(2)],
  'Please choose half a portion, one, one and a half or two.',
)
export type Portion = z.infer<typeof portion>

const minutes = z.nullable(between(5, 600, 'Please enter between 5 and 600 minutes.'))

/** The rules for filling a week. All of them are the person's own choice: no carbohydrate figure has a default. */
export const planRules = z.object({
  /** Whether budgets count all carbohydrate, or only what remains without fiber and sugar alcohols. */
  counts: z._default(z.enum(['total', 'net']), 'total'),
  /** Null: this meal has no budget. */
  budgets: z.object({
    Breakfast: z.nullable(budget),
    Lunch: z.nullable(budget),
    Dinner: z.nullable(budget),
    Snacks: z.nullable(budget),
  }),
  /** Other budgets on some weekdays (0 is Monday); these override the ones above. */
  onWeekdays: z._default(
    z
      .array(z.object({ weekday: between(0, 6, 'Please choose a weekday.'), meal, budget }))
      .check(z.maxLength(28)),
    [],
  ),
  /** Which meals are planned at all. */
  meals: z._default(z.array(meal), ['Breakfast', 'Lunch', 'Dinner']),
  /** Snacks a day, if snacks are planned. */
  snacks: z._default(between(1, 4, 'Please choose one to four snacks.'), 1),
  /** Most minutes to cook, for each weekday from Monday on; null: as long as it takes. */
  minutes: z._default(z.array(minutes).check(z.length(7)), [null, null, null, null, null, null, null]),
  /** Per meal: the most glycemic load, the most milligrams of sodium, the fewest grams of fiber. Null: no rule. */
  mostLoad: z._default(z.nullable(between(1, 100, 'Please enter a load between 1 and 100.')), null),
  mostSodium: z._default(z.nullable(between(50, 5000, 'Please enter between 50 and 5,000 mg.')), null),
  leastFiber: z._default(z.nullable(between(0, 40, 'Please enter between 0 and 40 grams.')), null),
  dietary: z._default(z.array(z.enum(BUILDER_DIETS)), []),
  allergies: z._default(z.array(z.enum(ALLERGIES)), []),
  avoid: z._default(z.string().check(z.maxLength(LIMITS.textMax)), ''),
  /** Whether the week may have dishes whose carbohydrate is only known as "at least". */
  allowsAtLeast: z._default(z.boolean(), false),
  /** Whether a dish cooked once may serve two days. */
  cooksTwice: z._default(z.boolean(), true),
  /** How much of a dish the person who counts carbohydrate eats, and how many servings others eat. */
  portion: z._default(portion, 1),
  plates: z._default(between(0, 11, 'Please enter between 0 and 11 other plates.'), 0),
})
export type PlanRules = z.infer<typeof planRules>
