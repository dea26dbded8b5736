import * as z from 'zod/mini'
import { day } from './dates.ts'
import { SLOTS_MOST } from './plan.ts'
import { meal } from './rules.ts'

/** Body of `POST /api/meal-plan-calendar`: a week's meals for a calendar. The reply is the file; nothing is stored. */
export const calendarRequest = z.object({
  /** The slots that are not empty. */
  slots: z
    .array(
      z.object({
        /** The slot's id, so that a second import updates the events of the first. */
        id: z.uuid(),
        day,
        meal,
        title: z.string().check(z.minLength(1), z.maxLength(600)),
        isLeftover: z._default(z.boolean(), false),
        /** Grams in what the person who counts carbohydrate eats, total or net as `counts` says; null if unknown. */
        carbs: z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))),
        isAtLeast: z._default(z.boolean(), false),
      }),
    )
    .check(z.maxLength(SLOTS_MOST)),
  /** Only titles unless the person asks for more: calendars are often shared. */
  withCarbs: z._default(z.boolean(), false),
  counts: z._default(z.enum(['total', 'net']), 'total'),
  /** The plan's revision, 0 if it is only on this device. Calendars keep the file with the higher revision. */
  revision: z._default(z.number().check(z.minimum(0), z.maximum(2_000_000_000)), 0),
})
export type CalendarRequest = z.infer<typeof calendarRequest>
