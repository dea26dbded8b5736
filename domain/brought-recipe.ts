import * as z from 'zod/mini'
import {
  BROUGHT,
  broughtLine,
  broughtMinutes,
  broughtSource,
  mend,
  PUBLISHED_FIGURES,
  published,
  text,
} from './brought-parts.ts'
import { conflict, recipe } from './recipe.ts'

export {
  BROUGHT,
  type BroughtLine,
  type BroughtSource,
  broughtLine,
  broughtSource,
  type Mend,
  mend,
  PUBLISHED_FIGURES,
  type Published,
  type PublishedFigure,
  published,
} from './brought-parts.ts'

/** Somebody else's recipe as it was read. All of it is plain text: no markup, line breaks or invisible characters. */
export const broughtRecipe = z.object({
  /** Empty if none was found. */
  title: text(BROUGHT.titleLength),
  description: text(BROUGHT.textLength),
  lines: z.array(broughtLine).check(z.maxLength(BROUGHT.lines)),
  /** A step in a section starts with the section's name: "For the sauce: Melt the butter." */
  steps: z.array(text(BROUGHT.stepLength)).check(z.maxLength(BROUGHT.steps)),
  /** Null if no number of servings is given; `yieldText` has the words it was read from ("24 cookies"), or is empty. */
  servings: z.nullable(z.number().check(z.minimum(1), z.maximum(BROUGHT.servings))),
  yieldText: text(BROUGHT.lineLength),
  minutes: broughtMinutes,
  source: z.nullable(broughtSource),
  published: z.nullable(published),
  notes: z.array(text(BROUGHT.textLength)).check(z.maxLength(BROUGHT.notes)),
  /** The language of its lines; null if it is none of the three. */
  language: z.nullable(z.enum(['en', 'de', 'es'])),
  /** Empty for anything but our own export. */
  mends: z._default(z.array(mend).check(z.maxLength(BROUGHT.lines)), []),
})
export type BroughtRecipe = z.infer<typeof broughtRecipe>

/** Body of `POST /api/bring/read`. `name`: the file's name with its extension; `address`: where a page's source is from. */
export const bringRequest = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), text: text(BROUGHT.pasted) }),
  z.object({
    from: z.literal('source'),
    html: text(BROUGHT.source),
    address: z.optional(text(BROUGHT.link)),
  }),
  z.object({ from: z.literal('file'), name: text(BROUGHT.fileName), text: text(BROUGHT.file) }),
  z.object({ from: z.literal('link'), link: text(BROUGHT.link) }),
])
export type BringRequest = z.infer<typeof bringRequest>

/**
 * `notUnderstood`: a sentence for each thing that was left out, and one if no recipe was found. `left`: how many more
 * recipes may be read today; a request that found none does not count.
 */
export const bringReply = z.object({
  recipes: z.array(broughtRecipe),
  notUnderstood: z.array(z.string()),
  left: z.number(),
})
export type BringReply = z.infer<typeof bringReply>

/** "My flour is almond flour": a line's words for its food, and the food in our table that this person means. */
export const rememberedFood = z.object({ phrase: text(BROUGHT.phraseLength), food: text(60) })
export type RememberedFood = z.infer<typeof rememberedFood>

/** Body of `POST /api/bring/count`. `mends` belong to the recipe; `remembered` are a guest's own; a member's are in their account. */
export const bringCountRequest = z.object({
  recipe: broughtRecipe,
  servings: z.int().check(z.minimum(1), z.maximum(50)),
  remembered: z._default(z.array(rememberedFood).check(z.maxLength(BROUGHT.remembered)), []),
})
export type BringCountRequest = z.infer<typeof bringCountRequest>

/** How well a line was understood. `exact`: nothing was guessed, or a person said it; `unknown`: not counted. */
export const SURE = ['exact', 'likely', 'guess', 'unknown'] as const
export type Sure = (typeof SURE)[number]

/** A line of `lines` as it was understood, without headings; grams and carbohydrate (g) of the whole recipe. */
export const understoodLine = z.object({
  line: z.number(),
  text: z.string(),
  food: z.nullable(z.object({ id: z.string(), name: z.string() })),
  grams: z.nullable(z.number()),
  carbs: z.nullable(z.number()),
  sure: z.enum(SURE),
  /** Words of the line that name its food, for `remembered`; empty if it has none. */
  phrase: z.string(),
  /** A sentence on what was understood beyond the words, or why it is not counted; or empty. */
  note: z.string(),
  leftOut: z.boolean(),
})
export type UnderstoodLine = z.infer<typeof understoodLine>

/** A published figure of one serving that differs from ours; `cause`: the likely cause in a sentence, or empty. */
export const difference = z.object({
  figure: z.enum(PUBLISHED_FIGURES),
  published: z.number(),
  ours: z.nullable(z.number()),
  cause: z.string(),
})
export type Difference = z.infer<typeof difference>

/** `conflicts`: what conflicts with the member's profile; shown, but nothing is refused. */
export const bringCountReply = z.object({
  lines: z.array(understoodLine),
  dish: recipe,
  conflicts: z.array(conflict),
  differences: z.array(difference),
})
export type BringCountReply = z.infer<typeof bringCountReply>
