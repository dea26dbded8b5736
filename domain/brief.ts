import * as z from 'zod/mini'

/**
 * One thing that was read in a request: a dish, a food, a limit. The page shows `text` word for word; a tap on it
 * sends the request again with the choice `drop:<id>`.
 */
export const reading = z.object({
  /** Stable for the same words: "dish:butter-chicken", "food:lentils", "limit:carbs:at-most". */
  id: z.string(),
  kind: z.enum([
    'dish',
    'food',
    'wish',
    'limit',
    'minutes',
    'people',
    'tool',
    'course',
    'meal',
    'diet',
    'without',
    'texture',
    'heat',
    'budget',
    'occasion',
    'eaters',
    'style',
  ]),
  /** In plain words: "at most 20 g carbs", "no oven", "for 6". */
  text: z.string(),
  /** False for what a member's profile requires: that is changed in the profile, not here. */
  mendable: z._default(z.boolean(), true),
})
export type Reading = z.infer<typeof reading>

/** How a dish met one reading, in a sentence: "You asked for at most 20 g of carbs: 18 g." */
export const answer = z.object({ reading: z.string(), held: z.boolean(), text: z.string() })
export type Answer = z.infer<typeof answer>

/** An alternative when a request cannot be met: its button's text, and the choice it sends. */
export const way = z.object({ label: z.string(), choice: z.string() })
export type Way = z.infer<typeof way>

/** What a `cannot_be_done` or `not_understood` failure has in addition to its message. */
export const obstacles = z.object({ obstacles: z.array(z.string()), ways: z.array(way) })
export type Obstacles = z.infer<typeof obstacles>

/**
 * How to correct a reading, or take an alternative, without repeating the visitor's words:
 * `drop:<reading id>`, `dish:<dish id>`, `food:<food id>:<food id>` (the second for the first), `keep:<food id>` (nothing in this
 * request refuses it), `limit:<figure>:<kind>:<value>`, `little-starch:<grams>` (at most so many grams of carbohydrate instead of a
 * low-carb diet). Only the gateway reads them.
 */
export const choice = z.string().check(z.regex(/^[a-z][a-z0-9:._-]{1,118}$/))
export const CHOICES_MAX = 20
