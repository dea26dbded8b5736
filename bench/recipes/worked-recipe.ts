import * as z from 'zod/mini'
import type { ExpectedLine, ExpectedRecipe, Span } from './recipe.ts'

/** A figure, or the least and most that are right. */
const figure = z.union([z.number(), z.tuple([z.number(), z.number()])])
const part = z.object({ ndb_no: z.string(), grams: figure, carb_g: figure })

/** A recipe from someone who worked out its figures: its lines as text, with the foods of each. */
const workedRecipe = z.object({
  title: z.string(),
  servings: z.number(),
  lines: z.array(z.string()),
  carbs_per_serving: z.object({ low: z.number(), high: z.number() }),
  workings: z.array(z.object({ line: z.string(), parts: z.array(part) })),
})

type WorkedRecipe = z.infer<typeof workedRecipe>

/** The recipes in a file like this; null if it has another format. */
export function workedIn(content: unknown): ExpectedRecipe[] | null {
  const read = z.array(workedRecipe).safeParse(content)
  return read.success ? read.data.map(expected) : null
}

/** Their fiber was not worked out. */
const NO_FIBER: Span = [0, 0]

const expected = ({ title, servings, lines, carbs_per_serving, workings }: WorkedRecipe): ExpectedRecipe => ({
  title,
  servings,
  carbs: [carbs_per_serving.low, carbs_per_serving.high],
  fiber: NO_FIBER,
  lines: lines.map((text, at) => expectedLine(text, workings[at]?.parts ?? [])),
})

const expectedLine = (text: string, parts: WorkedRecipe['workings'][number]['parts']): ExpectedLine => ({
  text,
  foods: parts.map(({ ndb_no, grams }) => `${ndb_no} ${spanOf(grams).join('..')}`),
  carbs: parts
    .map(({ carb_g }) => spanOf(carb_g))
    .reduce<Span>(([least, most], [low, high]) => [least + low, most + high], [0, 0]),
  fiber: NO_FIBER,
})

const spanOf = (value: z.infer<typeof figure>): Span => (typeof value === 'number' ? [value, value] : value)
