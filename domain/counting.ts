import * as z from 'zod/mini'
import { conflict, figures, MADE_BY } from './recipe.ts'

const line = (max: number) => z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))

/** Body of `POST /api/figures`: an edited recipe to be counted again. Members only. */
export const countRequest = z.object({
  title: line(600),
  description: line(2000),
  servings: z.int().check(z.minimum(1), z.maximum(50)),
  ingredients: z
    .array(line(1000))
    .check(z.minLength(1, 'Please enter at least one ingredient.'), z.maxLength(100)),
  instructions: z
    .array(line(2000))
    .check(z.minLength(1, 'Please enter at least one step.'), z.maxLength(100)),
  tips: z._default(z.array(line(1000)).check(z.maxLength(100)), []),
  /** Who composed the dish first. */
  provider: z.enum(MADE_BY),
})
export type CountRequest = z.infer<typeof countRequest>

/** `conflicts` are shown but do not prevent saving: it is the member's own recipe. */
export const countReply = z.object({ figures, conflicts: z.array(conflict) })
export type CountReply = z.infer<typeof countReply>
