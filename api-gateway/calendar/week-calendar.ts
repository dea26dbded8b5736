import type { Day } from '@evenplate/meal-plan/dates'
import type { Meal } from '@evenplate/meal-plan/rules'
import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { mealTimes } from './meal-times.ts'

/** A meal in a calendar. */
export type MealEvent = {
  /** Of the slot: the calendar knows its event by it from now on. */
  id: string
  day: Day
  meal: Meal
  /** In words; those of a cancelled one are the meal's alone. */
  summary: string
  /** Raised with each change of the plan: of two, calendars take the higher. */
  revision: number
  /** Of that change. */
  changedAt: Date
  isCancelled: boolean
}

const MINUTES = 30
/** Seconds after which a calendar had better ask again. */
const ASK_AGAIN = 3600

/**
 * An iCalendar file (RFC 5545). Times have no zone: breakfast is at eight wherever the person is, and in the weeks in
 * which clocks change.
 */
export function weekCalendar(all: readonly MealEvent[]): string {
  // Two events of one id would be one event that nobody can tell the time of.
  const events = [...new Map(all.map((event) => [event.id, event])).values()]
  const times = mealTimes(events.filter(({ isCancelled }) => !isCancelled))
  const calendar = new ICalCalendar({
    name: 'Evenplate meals',
    prodId: { company: 'Evenplate', product: 'Meal planner', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN,
  })
  for (const { id, day, meal, summary, revision, changedAt, isCancelled } of events) {
    const start = new Date(`${day}T${times.get(id) ?? mealTimes([{ id, day, meal }]).get(id)}:00Z`)
    calendar.createEvent({
      id: `${id}@evenplate`,
      sequence: revision,
      stamp: changedAt,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
      floating: true,
      summary,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Nobody is busy because they eat, and a calendar that others see keeps it to its owner.
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
