import type { Activity } from '../data/activity.ts'

export type Day = { day: string; label: string; entries: Activity[] }

/** Groups entries sorted by time into the visitor's own days. */
export function byDay(activity: readonly Activity[]): Day[] {
  const days: Day[] = []
  for (const entry of activity) {
    const date = new Date(entry.created_at)
    const day = `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, label: LONG_DATE.format(date), entries: [entry] })
  }
  return days
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
