import * as z from 'zod/mini'
import { day } from './dates.ts'
import { SLOTS_MOST } from './plan.ts'
import { meal } from './rules.ts'

/** Body of `POST /api/meal-plan-calendar`: a week's meals for a calendar. The reply is the file; nothing of it is kept. */
export const calendarRequest = z.object({
  /** Those that something stands in. */
  slots: z
    .array(
      z.object({
        /** Of the slot, so that a second import changes the events of the first. */
        id: z.uuid(),
        day,
        meal,
        title: z.string().check(z.minLength(1), z.maxLength(600)),
        isLeftover: z._default(z.boolean(), false),
        /** Grams of what the person who counts eats, as `counts` says; null where nobody knows. */
        carbs: z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))),
        isAtLeast: z._default(z.boolean(), false),
      }),
    )
    .check(z.maxLength(SLOTS_MOST)),
  /** Titles alone, unless the person asks for more: a calendar is often shared. */
  withCarbs: z._default(z.boolean(), false),
  counts: z._default(z.enum(['total', 'net']), 'total'),
  /** Of the plan, 0 where it is on this device alone: of two files, calendars take the higher. */
  revision: z._default(z.number().check(z.minimum(0), z.maximum(2_000_000_000)), 0),
})
export type CalendarRequest = z.infer<typeof calendarRequest>
