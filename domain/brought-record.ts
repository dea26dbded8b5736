import * as z from 'zod/mini'
import {
  BROUGHT,
  broughtLine,
  broughtMinutes,
  broughtSource,
  mend,
  published,
  text,
} from './brought-parts.ts'

/**
 * What a brought dish stores about the original recipe, besides the dish's own texts. These lines are the recipe's own
 * words; the dish's lines are the ones that are counted.
 */
export const broughtRecord = z.object({
  source: z.nullable(broughtSource),
  lines: z.array(broughtLine).check(z.maxLength(BROUGHT.lines)),
  mends: z.array(mend).check(z.maxLength(BROUGHT.lines)),
  /** Lines counted in words other than the recipe's, "112 g almond flour", by their position in `lines`. */
  rewritten: z
    .array(z.object({ line: z.int().check(z.minimum(0), z.maximum(BROUGHT.lines - 1)), text: text(600) }))
    .check(z.maxLength(BROUGHT.lines)),
  yieldText: text(BROUGHT.lineLength),
  minutes: broughtMinutes,
  published: z.nullable(published),
  notes: z.array(text(BROUGHT.textLength)).check(z.maxLength(BROUGHT.notes)),
  language: z.nullable(z.enum(['en', 'de', 'es'])),
})
export type BroughtRecord = z.infer<typeof broughtRecord>

type Written = Pick<BroughtRecord, 'lines' | 'mends' | 'rewritten'>

/** The ingredients of the dish: headings as "For the sauce:", corrected lines as counted, without lines that were left out. */
export const dishLinesOf = (written: Written): string[] =>
  placedLinesOf(written).map(({ text: words }) => words)

/** The same, each with its position in `lines`. A dish with more lines than can be saved loses its headings. */
export function placedLinesOf({ lines, mends, rewritten }: Written): { at: number; text: string }[] {
  const leftOut = new Set(mends.filter((one) => one.leftOut).map(({ line }) => line))
  const written = new Map(rewritten.map(({ line, text: words }) => [line, words]))
  const placed = lines.flatMap(({ kind, text: words }, at) =>
    leftOut.has(at) || words === ''
      ? []
      : [{ at, kind, text: kind === 'heading' ? headingOf(words) : (written.get(at) ?? words) }],
  )
  return placed.length <= DISH_LINES ? placed : placed.filter(({ kind }) => kind === 'ingredient')
}

/** The most ingredients a saved dish can have. */
export const DISH_LINES = 100

const headingOf = (words: string): string => (words.endsWith(':') ? words : `${words}:`)

/** Used when a recipe came without steps: a dish needs one. */
export const NO_STEPS = 'The recipe came without steps.'
/** The title of a recipe that came without one. */
export const NO_TITLE = 'Recipe without a name'

/** Longest tip of a dish, in characters. */
const TIP = 1000

/** The tips of the dish. */
export const tipsOf = ({ notes }: Pick<BroughtRecord, 'notes'>): string[] =>
  notes.map((note) => note.slice(0, TIP))

/** A dish has both kinds of minutes; one that is not given is the rest of the total, or 0. */
export function timesOf({ prep, cook, total }: BroughtRecord['minutes']): {
  prepTime: number
  cookTime: number
} {
  const whole = total ?? (prep ?? 0) + (cook ?? 0)
  return {
    prepTime: day(prep ?? (cook === null ? 0 : whole - cook)),
    cookTime: day(cook ?? whole - (prep ?? 0)),
  }
}

const day = (minutes: number): number => Math.min(24 * 60, Math.max(0, Math.round(minutes)))
