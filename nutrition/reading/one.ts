import type { Food, Measure } from '../table/food.ts'

/** Grams of one measure of a food, least and most it may be, and how that is known. */
export type One = { grams: number; least: number; most: number; by: string }

/** A measure the table has of a food, by its name. */
export const measure = (food: Food, unit: string): Measure | null =>
  food.measures.find((m) => m.unit === unit) ?? null

/** A weight that is as good as exact. */
export const exactly = (grams: number, by: string): One => ({ grams, least: grams, most: grams, by })

/** A weight known to within a share of it. */
export const about = (grams: number, spread: number, by: string): One => ({
  grams,
  least: grams * (1 - spread),
  most: grams * (1 + spread),
  by,
})

/** A measure of the table, with where it comes from. */
export const known = (food: Food, { unit, grams, estimate }: Measure, spread: number): One =>
  about(
    grams,
    spread,
    `1 ${unit} = ${round(grams)} g (${estimate || !food.ndb ? 'usual kitchen weight' : `USDA ${food.ndb}`})`,
  )

/** So much more or less of it. */
export const scaledOne = (one: One, factor: number): One => ({
  ...one,
  grams: one.grams * factor,
  least: one.least * factor,
  most: one.most * factor,
})

/** Three figures: what a kitchen scale can tell. */
export const round = (grams: number) => Number(grams.toPrecision(3))
