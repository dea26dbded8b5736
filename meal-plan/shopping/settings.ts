import { AISLES } from '@evenplate/domain/shop-food'
import * as z from 'zod/mini'

const aisle = z.enum(AISLES)

/** Something that is on every list until its owner removes it. */
export const staple = z.object({
  /** One of ours, such as `glucose-tablets`, or a UUID. Its item is `staple:<id>`. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Something fast to treat a low with. */
  forLows: z._default(z.boolean(), false),
})
export type Staple = z.infer<typeof staple>

/** How a person shops. */
export const shoppingSettings = z.object({
  /** Their own order; aisles not in it follow in the usual order. */
  aisles: z._default(z.array(aisle).check(z.maxLength(AISLES.length)), []),
  /** Their own package sizes: usable grams in one. They override ours. */
  packages: z._default(
    z
      .array(
        z.object({
          food: z.string().check(z.maxLength(60)),
          grams: z.number().check(z.minimum(1), z.maximum(50_000)),
        }),
      )
      .check(z.maxLength(200)),
    [],
  ),
  staples: z._default(z.array(staple).check(z.maxLength(60)), []),
  /** Ids of staples that were offered and declined. */
  declined: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)), []),
})
export type ShoppingSettings = z.infer<typeof shoppingSettings>

export const NO_SETTINGS: ShoppingSettings = { aisles: [], packages: [], staples: [], declined: [] }

/**
 * Fast carbohydrate to keep at home, as the American Diabetes Association lists it for treating a low (15 g: glucose
 * tablets or gel, half a cup of juice or regular soda). What is on the list is the person's choice.
 */
export const STAPLES_FOR_LOWS: readonly Staple[] = [
  { id: 'glucose-tablets', name: 'Glucose tablets', forLows: true },
  { id: 'juice-boxes', name: 'Juice boxes', forLows: true },
]

/**
 * Staples to offer: those for lows, to a person who says they take insulin or another medicine that can cause lows, until
 * each is accepted or declined.
 */
export function offeredStaples(settings: ShoppingSettings, mayHaveLows: boolean): readonly Staple[] {
  if (!mayHaveLows) return []
  const settled = new Set([...settings.staples.map(({ id }) => id), ...settings.declined])
  return STAPLES_FOR_LOWS.filter(({ id }) => !settled.has(id))
}
