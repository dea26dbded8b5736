import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'
import { z } from 'zod'
import type { FoodFile, FoodRow, IndexFile } from '../food-file.ts'

const text = z.string().trim().min(1)
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case: cooked-rice')
const share = z.number().gt(0).lt(1)

/** Grams, or milligrams of sodium, in 100 g; null is missing. Nothing has more than 100 g in 100 g. */
const upTo = (most: number) => z.number().min(0).max(most).nullable()

const per100g = z.strictObject({
  // Pure fat has 902 kcal, and salt 38,758 mg of sodium.
  calories: upTo(902),
  carbs: upTo(100),
  fiber: upTo(100),
  protein: upTo(100),
  fat: upTo(100),
  saturatedFat: upTo(100),
  sugars: upTo(100),
  sodium: upTo(39_000),
})

/** Grams of one unit; a whole turkey is the heaviest. */
const grams = z
  .record(text, z.number().positive().max(10_000))
  .refine((units) => Object.keys(units).length > 0, 'is empty: leave it out')

/** A list with at least one entry and no duplicates. */
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .min(1, 'is empty: leave it out')
    .refine((items) => new Set(items).size === items.length, 'lists something twice')

const group = z.enum(['vegetable', 'protein', 'carbohydrate', 'fruit', 'dairy', 'fat', 'other'])

const usdaRow = z.strictObject({
  ndb: z.string().regex(/^\d{5}$/, 'must be five digits'),
  description: text,
})

const row: z.ZodType<FoodRow> = z.strictObject({
  id: name,
  name: text,
  aliases: listOf(text.regex(/^\P{Lu}+$/u, 'must be lower case')).optional(),
  group,
  usda: usdaRow.optional(),
  sodiumFrom: usdaRow.optional(),
  per100g: per100g.nullable().optional(),
  madeOf: z.strictObject({ grams, weight: z.number().positive(), recipe: text }).optional(),
  source: text.optional(),
  standIn: text.optional(),
  gi: name.optional(),
  giLike: name.optional(),
  unavailable: z.number().positive().max(100).optional(),
  measures: grams.optional(),
  estimatedMeasures: grams.optional(),
  drainedShare: share.optional(),
  asBought: z
    .strictObject({
      with: z.enum(['bone', 'peel', 'shell', 'husk', 'stone', 'core', 'trimmings']),
      edible: share,
      source: text,
      usually: z.literal(true).optional(),
    })
    .optional(),
  allergens: listOf(z.enum([...ALLERGENS, 'peanuts', 'tree-nuts'])).optional(),
  breaks: listOf(z.enum(ALL_DIETS)).optional(),
  seasoning: z.literal(true).optional(),
  exceptions: z
    .strictObject({
      energy: text.optional(),
      spoons: text.optional(),
      usdaName: text.optional(),
      sodium: text.optional(),
    })
    .optional(),
  note: text.optional(),
})

export const foodFile: z.ZodType<FoodFile> = z.strictObject({ about: text, foods: z.array(row).min(1) })

const index = z.number().int().min(1).max(110)

export const indexFile: z.ZodType<IndexFile> = z
  .strictObject({
    about: text,
    publications: z.record(text, text),
    indexes: z.record(name, z.strictObject({ value: index, source: text })),
    untested: z.record(group, z.strictObject({ value: index, least: index, most: index, source: text })),
  })
  .check(({ value: { publications, indexes, untested }, issues }) => {
    for (const [key, { least, value, most }] of Object.entries(untested)) {
      if (least <= value && value <= most) continue
      issues.push({
        code: 'custom',
        input: value,
        path: ['untested', key],
        message: 'is outside its own span',
      })
    }
    for (const [key, index] of Object.entries(indexes)) {
      if (Object.keys(publications).some((publication) => index.source.startsWith(`${publication}, `)))
        continue
      const message = `"${index.source}" begins with none of the publications`
      issues.push({ code: 'custom', input: index, path: ['indexes', key, 'source'], message })
    }
  })
