import * as z from 'zod/mini'

/**
 * Limits for one brought recipe, and for one request. Anything longer is cut, and the reply says so.
 */
export const BROUGHT = {
  lines: 150,
  lineLength: 300,
  steps: 100,
  stepLength: 2000,
  titleLength: 200,
  textLength: 2000,
  notes: 30,
  servings: 100,
  minutes: 14_400,
  /** Recipes in one reply: the file of a whole collection may have more. */
  recipes: 100,
  /** Characters of a pasted text, of a page's source, and of a file. */
  pasted: 100_000,
  source: 2_000_000,
  file: 2_000_000,
  link: 2000,
  fileName: 200,
  remembered: 500,
  phraseLength: 100,
} as const

/** @param max characters */
export const text = (max: number) =>
  z.string().check(z.maxLength(max, `Please keep this under ${max + 1} characters.`))
const minutes = z.nullable(z.number().check(z.minimum(0), z.maximum(BROUGHT.minutes)))

/** Null if not given. */
export const broughtMinutes = z.object({ prep: minutes, cook: minutes, total: minutes })

/** A line of the ingredient list as written; a heading ("For the sauce") is a line without a food. */
export const broughtLine = z.object({
  kind: z.enum(['ingredient', 'heading']),
  text: text(BROUGHT.lineLength),
})
export type BroughtLine = z.infer<typeof broughtLine>

/** A person's correction of one line, by its position in `lines`, counting headings. */
export const mend = z.object({
  line: z.int().check(z.minimum(0), z.maximum(BROUGHT.lines - 1)),
  /** Id of the food table. */
  food: z.optional(text(60)),
  /** Weight of the part that is eaten, for the whole recipe. */
  grams: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  leftOut: z.optional(z.boolean()),
  /** It came from a file, and this person has not confirmed it. */
  ofFile: z.optional(z.boolean()),
})
export type Mend = z.infer<typeof mend>

/** Figures that recipes are published with. */
export const PUBLISHED_FIGURES = [
  'calories',
  'carbs',
  'fiber',
  'sugar',
  'protein',
  'fat',
  'saturatedFat',
  'sodium',
] as const
export type PublishedFigure = (typeof PUBLISHED_FIGURES)[number]

/** Grams, kilocalories, milligrams of sodium; and the words it was read from ("23 g", "1200 kJ"). Null if none is published. */
const publishedFigure = z.nullable(
  z.object({ amount: z.number().check(z.minimum(0)), written: text(BROUGHT.lineLength) }),
)

/** Figures a source publishes for one serving; `per`: what it calls a serving ("1 slice"), or empty. */
export const published = z.object({
  per: text(BROUGHT.lineLength),
  calories: publishedFigure,
  carbs: publishedFigure,
  fiber: publishedFigure,
  sugar: publishedFigure,
  protein: publishedFigure,
  fat: publishedFigure,
  saturatedFat: publishedFigure,
  sodium: publishedFigure,
})
export type Published = z.infer<typeof published>

/** Where it is from. `url` is http or https. */
export const broughtSource = z.object({
  name: z.nullable(text(BROUGHT.titleLength)),
  url: z.nullable(text(BROUGHT.link).check(z.regex(/^https?:\/\/[^\s"<>]+$/i))),
  author: z.nullable(text(BROUGHT.titleLength)),
})
export type BroughtSource = z.infer<typeof broughtSource>
