import { recipe } from '@evenplate/domain/recipe'
import * as z from 'zod/mini'
import { day } from './dates.ts'
import { plannedDish, SLOTS_MOST, slot, slotContent } from './plan.ts'
import { planRules, portion } from './rules.ts'

/** A food at home: its grams, and the day by which it should be used. */
export const pantryItem = z.object({
  /** UUID. */
  id: z.string(),
  /** Of the food table. */
  food: z.string(),
  label: z.string().check(z.maxLength(120)),
  grams: z.number().check(z.minimum(0), z.maximum(100_000)),
  useBy: z.nullable(day),
})
export type PantryItem = z.infer<typeof pantryItem>

/** Body of `POST /api/meal-plans/fill`. The gateway does not store it. */
export const fillRequest = z.object({
  week: day,
  rules: planRules,
  /** All slots of the week. Locked ones stay; all others are filled again. */
  slots: z.array(slot).check(z.maxLength(SLOTS_MOST)),
  /** The dishes in locked slots, by id, and the member's saved recipes, by their ids. */
  dishes: z._default(z.array(plannedDish).check(z.maxLength(SLOTS_MOST)), []),
  saved: z._default(z.array(z.object({ id: z.string(), recipe })).check(z.maxLength(20)), []),
  pantry: z._default(z.array(pantryItem).check(z.maxLength(200)), []),
  /** The same seed and the same request fill the same week. */
  seed: z.number().check(z.minimum(0), z.maximum(0xffff_ffff)),
})
export type FillRequest = z.infer<typeof fillRequest>

/** A slot left empty or filled against a wish: the rule in the way, and the smallest change that helps. */
export const shortfall = z.object({
  slots: z.array(z.string()),
  /** "Lunch 30 ± 5 g: two dishes fit, and five lunches are open." */
  cause: z.string(),
  /** The rules with that change, so that one tap applies it; null if no single change helps. */
  loosening: z.nullable(z.object({ says: z.string(), rules: planRules })),
})
export type Shortfall = z.infer<typeof shortfall>

export const filledSlot = z.object({
  id: z.string(),
  content: z.nullable(slotContent),
  portion,
  why: z.nullable(z.string()),
})
export type FilledSlot = z.infer<typeof filledSlot>

/** Its reply. `left`: fills that remain today. Refusals: `fill_limit`, `invalid_request`, `unauthorized`. */
export const fillReply = z.object({
  /** Rules every dish follows besides those of the request, in words ("nuts allergy"), from the member's profile. */
  alsoKept: z.optional(z.array(z.string())),
  slots: z.array(filledSlot),
  dishes: z.array(plannedDish),
  shortfalls: z.array(shortfall),
  left: z.number(),
})
export type FillReply = z.infer<typeof fillReply>

/** Body of `POST /api/meal-plans/candidates`: the same, and the slot to fill again. Three dishes come back. */
export const candidatesRequest = z.extend(fillRequest, { slot: z.string() })
export type CandidatesRequest = z.infer<typeof candidatesRequest>

export const candidatesReply = z.object({
  /** As in `fillReply`. */
  alsoKept: z.optional(z.array(z.string())),
  candidates: z.array(z.object({ dish: plannedDish, portion, why: z.string() })),
  shortfalls: z.array(shortfall),
  left: z.number(),
  /** Recipes that remain today, for a dish written by a model; missing if no model is configured. */
  recipesLeft: z.optional(z.number()),
})
export type CandidatesReply = z.infer<typeof candidatesReply>
