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
  /** The slot's id, by which calendars recognize the event. */
  id: string
  day: Day
  meal: Meal
  /** In words; for a cancelled one, only the meal. */
  summary: string
  /** Rises with each change of the plan: of two versions, calendars take the higher. */
  revision: number
  /** When that change was made. */
  changedAt: Date
  isCancelled: boolean
}

const MINUTES = 30
/** Seconds after which a calendar should ask again. */
const ASK_AGAIN = 3600

/**
 * An iCalendar file (RFC 5545). Times have no zone: breakfast is at eight wherever the person is, even in weeks when
 * the clocks change.
 */
export function weekCalendar(all: readonly MealEvent[]): string {
  // With two events under one id, nobody could tell which time is right.
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
      // A meal does not make anyone busy, and in a shared calendar only its owner sees it.
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
