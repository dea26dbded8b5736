import { bandOf } from '@evenplate/glycemia/band'
import { type Day, dayOf } from '@evenplate/glycemia/day'
import { figuresOf } from '@evenplate/glycemia/figures'
import type { Unit } from '@evenplate/glycemia/reading'
import { shownText, toMg } from '@evenplate/glycemia/unit'
import { Button } from '@evenplate/shared-ui/Button'
import { useMemo } from 'react'
import { LaterDayChart } from '../charts/later-charts.ts'
import type { HandReading, Log, LogMeal } from '../data/log.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import { BAND_WORDS } from '../words/band-words.ts'
import { longDay, timeOf } from '../words/time-words.ts'
import { dayLine } from './DayRows.tsx'
import styles from './Seeing.module.css'

/** What can be done with entries; null for samples. */
export type EntryActs = {
  removeReading: (reading: HandReading) => void
  removeMeal: (meal: LogMeal) => void
  changeMeal: (meal: LogMeal) => void
} | null

type Props = { day: Day; log: Log; viewer: Viewer; acts: EntryActs }

/** One day: its curve, and its entries, latest first. */
export function DayView({ day, log, viewer, acts }: Props) {
  const { settings, now } = viewer
  const group = settings.group ?? 'type-1-or-2'
  const summary = useMemo(
    () => figuresOf(readingsIn(log), { from: day, to: day }, group, now, settings.preferred).days[0],
    [log, day, group, now, settings.preferred],
  )
  const isOfDay = ({ at, offset }: { at: number; offset: number }) => dayOf(at, offset) === day
  const meals = log.meals.filter(isOfDay)
  const rows = [
    ...log.hand.filter(isOfDay).map((reading) => ({ at: reading.at, reading, meal: null })),
    ...meals.map((meal) => ({ at: meal.at, reading: null, meal })),
  ].sort((a, b) => b.at - a.at)
  return (
    <section className={styles.view} aria-label={longDay(day)}>
      {summary && summary.points.length > 0 ? (
        <>
          <LaterDayChart
            label={`Readings of ${longDay(day)}`}
            points={summary.points}
            meals={meals}
            unit={settings.unit}
            group={group}
          />
          <p className={styles.soft}>{dayLine(summary, settings.unit)}.</p>
        </>
      ) : (
        <p className={styles.soft}>No readings on this day.</p>
      )}
      {rows.length > 0 && (
        <ul className={styles.entries}>
          {rows.map(({ reading, meal }) =>
            reading ? (
              <li key={reading.key}>
                <time>{timeOf(reading.at, reading.offset)}</time>
                <ReadingWords reading={reading} unit={settings.unit} group={group} />
                {acts && (
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={`Delete the reading of ${timeOf(reading.at, reading.offset)}`}
                    onClick={() => acts.removeReading(reading)}
                  >
                    Delete
                  </Button>
                )}
              </li>
            ) : (
              <li key={meal.id}>
                <time>{timeOf(meal.at, meal.offset)}</time>
                <span>
                  <strong>{meal.title}</strong> {mealWords(meal)}
                </span>
                {acts && (
                  <span className={styles.row}>
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Change ${meal.title}`}
                      onClick={() => acts.changeMeal(meal)}
                    >
                      Change
                    </Button>
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Delete ${meal.title}`}
                      onClick={() => acts.removeMeal(meal)}
                    >
                      Delete
                    </Button>
                  </span>
                )}
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}

function ReadingWords({
  reading,
  unit,
  group,
}: {
  reading: HandReading
  unit: Unit
  group: Parameters<typeof bandOf>[2]
}) {
  const { value, moment, note } = reading
  return (
    <span>
      <strong>
        {shownText(toMg(value, reading.unit), unit)} {unit}
      </strong>{' '}
      {BAND_WORDS[bandOf(value, reading.unit, group)].toLowerCase()}
      {moment && `, ${moment}`}
      {note && `. ${note}`}
    </span>
  )
}

/** "45 g carbs, 1.5 servings, exercise". */
export function mealWords({ carbs, portion, grams, flags }: LogMeal): string {
  return [
    carbs === null ? 'carbs unknown' : `${Math.round(carbs)} g carbs`,
    ...(grams !== null
      ? [`${Math.round(grams)} g of the pot`]
      : portion === 1
        ? []
        : [`${Math.round(portion * 100) / 100} servings`]),
    ...flags.map((flag) => (flag === 'site-change' ? 'new sensor or site' : flag)),
  ].join(', ')
}
