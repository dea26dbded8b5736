import type { Food, Measure } from '../table/food.ts'

/** Grams of one measure of a food, the least and most it may be, and how that is known. */
export type One = { grams: number; least: number; most: number; by: string }

/** The table's measure of a food, by the measure's name. */
export const measure = (food: Food, unit: string): Measure | null =>
  food.measures.find((m) => m.unit === unit) ?? null

/** A practically exact weight. */
export const exactly = (grams: number, by: string): One => ({ grams, least: grams, most: grams, by })

/** A weight that may differ by this share either way. */
export const about = (grams: number, spread: number, by: string): One => ({
  grams,
  least: grams * (1 - spread),
  most: grams * (1 + spread),
  by,
})

/** A measure from the table, with its source. */
export const known = (food: Food, { unit, grams, estimate }: Measure, spread: number): One =>
  about(
    grams,
    spread,
    `1 ${unit} = ${round(grams)} g (${estimate || !food.ndb ? 'usual kitchen weight' : `USDA ${food.ndb}`})`,
  )

/** The same, multiplied. */
export const scaledOne = (one: One, factor: number): One => ({
  ...one,
  grams: one.grams * factor,
  least: one.least * factor,
  most: one.most * factor,
})

/** Three significant digits, as exact as a kitchen scale. */
export const round = (grams: number) => Number(grams.toPrecision(3))
