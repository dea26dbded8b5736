import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const figure = z.nullable(z.number())

/** A line of the cases as `expect.ts` wrote it: its food, its weight, and the range that is also right. */
const counted = z.object({
  line: z.string(),
  /** The cases' name for the food. */
  food: z.string(),
  /** NDB numbers that are right; none if SR28 has no such food. */
  rightFoods: z.array(z.string()),
  outside: z.optional(z.string()),
  /** Null if the line has no weighable amount. */
  grams: figure,
  /** Least and most grams that are right. */
  right: z.tuple([z.number(), z.number()]),
  carbohydrate: figure,
  available: figure,
})
export type ExpectedLine = z.infer<typeof counted>

/** An ingredient that is in no table, with what it really adds to the whole recipe. */
const unknown = z.object({ line: z.string(), unknown: z.literal(true), carbohydrate: z.number() })

const recipe = z.object({
  title: z.string(),
  servings: z.number(),
  perServing: z.object({ carbohydrate: z.number(), fibre: z.number(), available: z.number() }),
  ingredients: z.array(z.union([unknown, counted])),
})
export type ExpectedRecipe = z.infer<typeof recipe>

const expected = z.object({ lines: z.array(counted), recipes: z.array(recipe) })

/** The figures the reference cases must produce, computed from the USDA tables by `../expect.ts`. */
export const EXPECTED = expected.parse(
  JSON.parse(readFileSync(new URL('../expected.json', import.meta.url), 'utf8')),
)

/** Whether every ingredient of the recipe is in the tables. */
export const isKnown = ({ ingredients }: ExpectedRecipe): boolean =>
  !ingredients.some((part) => 'unknown' in part)
