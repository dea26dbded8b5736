import { lastDays } from '@evenplate/glycemia/day'
import { type Figures, figuresOf } from '@evenplate/glycemia/figures'
import { mealRises } from '@evenplate/glycemia/meal-rises'
import { useMemo } from 'react'
import { LaterPatternChart } from '../charts/later-charts.ts'
import type { LabA1c, Log } from '../data/log.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import { BandsBar } from '../seeing/BandsBar.tsx'
import { beyondSentence, coverageSentence, leftOutSentences } from '../words/coverage-words.ts'
import { GROUP_WORDS } from '../words/group-words.ts'
import { many } from '../words/many.ts'
import { dateWords } from '../words/time-words.ts'
import { DayCurves } from './DayCurves.tsx'
import styles from './Report.module.css'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportMeals } from './ReportMeals.tsx'

type Props = {
  log: Log
  labs: readonly LabA1c[]
  viewer: Viewer
  last: { at: number; offset: number } | null
  days: number
}

/** The printed page: the same figures as on the log's pages, from the same days and function. Works in black and white. */
export function ReportSheet({ log, labs, viewer, last, days }: Props) {
  const { now, offset, settings } = viewer
  const { unit } = settings
  const figures = useMemo(
    () =>
      figuresOf(
        readingsIn(log),
        lastDays(days, now, offset, last),
        settings.group ?? 'type-1-or-2',
        now,
        settings.preferred,
      ),
    [log, days, now, offset, last, settings],
  )
  const rises = useMemo(() => mealRises(log.meals, log.treatments, figures.points, now), [log, figures, now])
  const { basis, sensor, meter, window, group } = figures
  const shown = basis === 'sensor' ? sensor : meter
  const metrics = shown?.metrics ?? null
  const pattern = shown?.pattern
  return (
    <article className={styles.sheet}>
      <header>
        <h1 tabIndex={-1}>Glucose Report</h1>
        <p>
          {dateWords(window.from)} to {dateWords(window.to)}. Made from a personal health log. Name:{' '}
          <span className={styles.blank} />
        </p>
        <p>{fromWords(figures)}</p>
        <p>
          {settings.group === null
            ? 'The usual ranges; no group of goals was chosen.'
            : `Goals: ${GROUP_WORDS[group]}, agreed with the care team.`}
        </p>
      </header>
      <div className={styles.pair}>
        <section aria-labelledby="report-figures">
          <h2 id="report-figures">Figures</h2>
          <ReportFigures figures={figures} unit={unit} labs={labs} />
        </section>
        {metrics && (
          <section aria-labelledby="report-ranges">
            <h2 id="report-ranges">{metrics.of === 'time' ? 'Time in ranges' : 'Readings in ranges'}</h2>
            <BandsBar {...{ metrics, group, unit }} showGoals={settings.group !== null} />
          </section>
        )}
      </div>
      {pattern && pattern.shape !== 'dots' && (
        <section aria-labelledby="report-pattern" className={styles.pattern}>
          <h2 id="report-pattern">Daily pattern</h2>
          <LaterPatternChart {...{ pattern, unit, group }} />
        </section>
      )}
      {basis !== null && (
        <section aria-labelledby="report-days">
          <h2 id="report-days">Each day, midnight to midnight</h2>
          <DayCurves figures={figures} unit={unit} />
        </section>
      )}
      {rises.length > 0 && (
        <section aria-labelledby="report-meals">
          <h2 id="report-meals">Meals</h2>
          <ReportMeals rises={rises} unit={unit} days={days} />
        </section>
      )}
      <footer className={styles.notes}>
        <h2>Left out, and how it was counted</h2>
        <ul>
          {notesOf(figures).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </footer>
    </article>
  )
}

function fromWords({ basis, sensor, meter }: Figures): string {
  if (basis === 'sensor' && sensor) return `Sensor. ${coverageSentence(sensor.coverage)}`
  if (basis === 'meter' && meter)
    return `Fingersticks. From ${many(meter.count, 'fingerstick')} on ${many(meter.days, 'day')}.`
  return 'No readings in this period.'
}

function notesOf(figures: Figures): string[] {
  const { basis, sensor, meter } = figures
  const beyond = (basis === 'sensor' ? sensor : meter)?.beyond
  const sentence = beyond ? beyondSentence(beyond) : null
  const left = leftOutSentences(figures)
  return [
    ...(left.length === 0 ? ['No readings were left out.'] : left),
    ...(sentence ? [sentence] : []),
    basis === 'sensor'
      ? 'Each reading counts for the time until the next one, at most twice the sensor’s interval.'
      : 'Fingersticks are often taken when something feels off: shares are of readings, not of time.',
    'A rise is measured from the mean of the 30 minutes before a meal to the highest reading within two hours after.',
  ]
}
