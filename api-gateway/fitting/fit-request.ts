import { answer, reading } from '@evenplate/domain/brief'
import { FITS } from '@evenplate/domain/fit'
import { LIMITS } from '@evenplate/domain/limits'
import { BUILDER_DIETS, MEAL_TYPES } from '@evenplate/domain/options'
import { MADE_BY } from '@evenplate/domain/recipe'
import { VESSELS } from '@evenplate/domain/vessel'
import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))
const texts = (most: number, max: number) => z.array(text(max)).check(z.maxLength(most))
const minutes = z.number().check(z.minimum(0), z.maximum(10_000))

/**
 * The parts of the body of `POST /api/fits` that are read (`fitRequest` in the domain describes all of it). A page could send
 * anything: none of its figures are read, and every text is limited here and cleaned afterwards.
 */
export const fitOrder = z.object({
  fit: z.enum(FITS),
  at: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  servings: z.optional(
    z
      .int()
      .check(
        z.minimum(LIMITS.servings.min),
        z.maximum(LIMITS.servings.max, 'Please choose up to 12 servings.'),
      ),
  ),
  recipe: z.object({
    title: text(600),
    description: text(2000),
    prepTime: minutes,
    cookTime: minutes,
    servings: z.int().check(z.minimum(1), z.maximum(50)),
    ingredients: texts(100, 1000).check(z.minLength(1)),
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
        notes: texts(40, 600),
        changes: z.optional(texts(40, 600)),
        checked: texts(100, 600),
        care: z._default(texts(40, 600), []),
        brief: z.optional(
          z.object({
            readings: z.array(z.extend(reading, { id: text(200), text: text(600) })).check(z.maxLength(100)),
            answers: z
              .array(z.extend(answer, { reading: text(200), text: text(600) }))
              .check(z.maxLength(100)),
          }),
        ),
        dish: z.optional(
          z.object({
            id: text(120),
            tool: text(40),
            vessel: z.optional(z.catch(z.optional(z.enum(VESSELS)), undefined)),
          }),
        ),
      }),
    }),
  }),
})
export type FitOrder = z.infer<typeof fitOrder>
