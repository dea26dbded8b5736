import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { workedIn } from './worked-recipe.ts'

const span = z.tuple([z.number(), z.number()])

const line = z.object({
  text: z.string(),
  /** "CODE GRAMS": codes of SR28 or FNDDS that are right, joined by |, then the grams that are: `20044 200`, `09252 148..230`. */
  foods: z.array(z.string()),
  /** Why a reader may fail on this line. */
  hard: z.optional(z.string()),
  /** Least and most grams of the whole line that are right, by the USDA tables. */
  carbs: z.optional(span),
  fiber: z.optional(span),
})

const recipe = z.object({
  title: z.string(),
  servings: z.number(),
  lines: z.array(line),
  /** Least and most grams a serving that are right. */
  carbs: z.optional(span),
  fiber: z.optional(span),
})

export type Span = z.infer<typeof span>
export type WrittenLine = z.infer<typeof line>
export type WrittenRecipe = z.infer<typeof recipe>
export type ExpectedLine = Filled<WrittenLine>
export type ExpectedRecipe = Omit<Filled<WrittenRecipe>, 'lines'> & { lines: ExpectedLine[] }
type Filled<T> = T & { carbs: Span; fiber: Span }

const written = z.array(recipe)

/** The recipes in a file, whether or not their figures are filled in. Throws on a file in another format. */
export const writtenIn = (file: string | URL): WrittenRecipe[] =>
  written.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The recipes in a file with their figures, in either format. Throws if a figure is missing. */
export const expectedIn = (file: string | URL): ExpectedRecipe[] =>
  workedIn(JSON.parse(readFileSync(file, 'utf8'))) ??
  writtenIn(file).map((one) => ({ ...filled(one), lines: one.lines.map(filled) }))

export const isHard = ({ lines }: Pick<WrittenRecipe, 'lines'>): boolean =>
  lines.some(({ hard }) => hard !== undefined)

function filled<T extends { carbs?: Span | undefined; fiber?: Span | undefined }>(one: T): Filled<T> {
  const { carbs, fiber } = one
  if (!carbs || !fiber)
    throw new Error(`Figures are missing: run bench/recipes/fill.ts (${JSON.stringify(one)})`)
  return { ...one, carbs, fiber }
}
