import { AppError } from '@evenplate/domain/errors'
import { BUILDER_DIETS, MEAL_TYPES } from '@evenplate/domain/options'
import { MADE_BY } from '@evenplate/domain/recipe'
import { VESSELS } from '@evenplate/domain/vessel'
import { daysBetween, mondayOf } from '@evenplate/meal-plan/dates'
import { fillRequest } from '@evenplate/meal-plan/fill'
import { dishSource, SLOTS_MOST, slot } from '@evenplate/meal-plan/plan'
import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))
const texts = (most: number, max: number) =>
  z.array(text(max)).check(z.maxLength(most, `Please keep this under ${most} lines.`))
const minutes = z.number().check(z.minimum(0), z.maximum(10_000))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Please use 1 to 64 letters, digits and dashes.'))

/** The parts of a dish that are read. Its figures are not read: it is counted here. */
const dish = z.object({
  title: text(600),
  description: text(2000),
  prepTime: minutes,
  cookTime: minutes,
  servings: z.int().check(z.minimum(1), z.maximum(50)),
  ingredients: texts(100, 1000).check(z.minLength(1, 'Please send at least one ingredient.')),
  instructions: texts(100, 2000),
  tips: texts(100, 1000),
  kind: z.optional(
    z.object({
      mealType: z.enum(MEAL_TYPES),
      dietary: z.array(z.enum(BUILDER_DIETS)).check(z.maxLength(BUILDER_DIETS.length)),
    }),
  ),
  figures: z.object({
    origin: z.object({
      provider: z.enum(MADE_BY),
      notice: text(600),
      dish: z.optional(
        z.object({
          id: text(120),
          tool: text(40),
          vessel: z.optional(z.catch(z.optional(z.enum(VESSELS)), undefined)),
        }),
      ),
    }),
  }),
})
/** A dish that a person sends: cleaned and counted before it is used. */
export type SentDish = z.infer<typeof dish>

const PLATES = 'Please enter between 0 and 11 other plates.'

const orderSlot = z.extend(slot, {
  id,
  plates: z._default(z.int(PLATES).check(z.minimum(0, PLATES), z.maximum(11, PLATES)), 0),
})

/** The parts of the body of `POST /api/meal-plans/fill` that are read (`fillRequest` of the plan describes all of it). */
export const fillOrder = z.extend(fillRequest, {
  slots: z
    .array(orderSlot)
    .check(
      z.minLength(1, 'Please send the meals of the week.'),
      z.maxLength(SLOTS_MOST, `Please keep a week to ${SLOTS_MOST} meals.`),
    ),
  dishes: z._default(
    z
      .array(z.object({ id, from: dishSource, recipe: dish }))
      .check(z.maxLength(SLOTS_MOST, `Please keep a week to ${SLOTS_MOST} dishes.`)),
    [],
  ),
  saved: z._default(
    z.array(z.object({ id, recipe: dish })).check(z.maxLength(20, 'Please send up to 20 saved recipes.')),
    [],
  ),
  seed: z
    .int('Please send a whole number.')
    .check(z.minimum(0), z.maximum(0xffff_ffff, 'Please send a smaller number.')),
})
export type FillOrder = z.infer<typeof fillOrder>

export const candidatesOrder = z.extend(fillOrder, { slot: id })

/**
 * Checks across fields: a week begins on a Monday, its slots are within it, and each id appears once.
 * @throws AppError `invalid_request`
 */
export function mustBeAWeek({ week, slots, dishes, saved }: FillOrder): void {
  if (mondayOf(week) !== week) throw invalid('week', 'Please begin a week on its Monday.')
  for (const [at, { day }] of slots.entries()) {
    const days = daysBetween(week, day)
    if (days < 0 || days > 6) throw invalid(`slots.${at}.day`, 'Please choose a day of this week.')
  }
  for (const [field, list] of Object.entries({ slots, dishes, saved })) {
    const seen = new Set<string>()
    for (const [at, one] of list.entries()) {
      if (seen.has(one.id)) throw invalid(`${field}.${at}.id`, 'Please send each of them once.')
      seen.add(one.id)
    }
  }
}

export const invalid = (field: string, message: string): AppError =>
  new AppError('invalid_request', { field, message })
