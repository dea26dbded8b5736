import { lastDays } from '@evenplate/glycemia/day'
import { type Figures, figuresOf } from '@evenplate/glycemia/figures'
import { usePlatform } from '@evenplate/platform/define-remote'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Panel } from '@evenplate/shared-ui/Panel'
import { useMemo } from 'react'
import { LaterPatternChart } from '../charts/later-charts.ts'
import type { LabA1c, Log } from '../data/log.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import { beyondSentence, coverageSentence, leftOutSentences } from '../words/coverage-words.ts'
import { GROUP_WORDS } from '../words/group-words.ts'
import { many } from '../words/many.ts'
import { dateWords } from '../words/time-words.ts'
import { BandsBar } from './BandsBar.tsx'
import { DayRows } from './DayRows.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import styles from './Seeing.module.css'

type Props = {
  days: number
  log: Log
  viewer: Viewer
  labs: readonly LabA1c[]
  /** The last reading: the days end with it if it is earlier than yesterday. */
  last: { at: number; offset: number } | null
  /** Samples have no day pages to link to, and no goals to choose. */
  isSample?: boolean
}

/** 14, 30 or 90 days: the figures, the ranges, the daily pattern, each day. */
export function PeriodView({ days, log, viewer, labs, last, isSample = false }: Props) {
  const { now, offset, settings } = viewer
  const figures = useMemo(
    () =>
      figuresOf(
        readingsIn(log),
        lastDays(days, now, offset, last),
        settings.group ?? 'type-1-or-2',
        now,
        settings.preferred,
      ),
    [log, days, now, offset, settings, last],
  )
  return <PeriodFigures {...{ figures, viewer, labs, isSample }} />
}

export function PeriodFigures({
  figures,
  viewer,
  labs,
  isSample,
}: Pick<Props, 'viewer' | 'labs' | 'isSample'> & { figures: Figures }) {
  const { window, basis, sensor, meter, group } = figures
  const { unit } = viewer.settings
  const shown = basis === 'sensor' ? sensor : meter
  const period = `${dateWords(window.from)} to ${dateWords(window.to)}`
  if (basis === null)
    return (
      <EmptyState title="No readings in this period.">
        {period}. Type one in under Today, or import a file.
      </EmptyState>
    )
  const metrics = shown?.metrics ?? null
  const beyond = shown && beyondSentence(shown.beyond)
  const pattern = shown?.pattern
  return (
    <div className={styles.view}>
      <p className={styles.soft}>
        {period}. {basis === 'sensor' && sensor ? coverageSentence(sensor.coverage) : null}
        {basis === 'meter' && meter
          ? `From ${many(meter.count, 'fingerstick')} on ${many(meter.days, 'day')}.`
          : null}
      </p>
      <KeyFigures {...{ figures, unit, labs }} />
      {metrics && (
        <Panel title={metrics.of === 'time' ? 'Time in ranges' : 'Readings in ranges'}>
          {!isSample && <GroupLine viewer={viewer} group={group} />}
          <BandsBar {...{ metrics, group, unit }} showGoals={viewer.settings.group !== null} />
          {metrics.of === 'readings' && (
            <p className={styles.soft}>
              Fingersticks are often taken when something feels off, so these are shares of readings, not of
              time, and have no goals.
            </p>
          )}
        </Panel>
      )}
      <Panel title="Daily pattern">
        {pattern && pattern.shape !== 'dots' ? (
          <LaterPatternChart {...{ pattern, unit, group }} />
        ) : (
          <p>{pattern ? tooFew(pattern.missing) : 'Too few readings yet.'}</p>
        )}
      </Panel>
      {basis === 'sensor' && sensor && sensor.lows.length > 0 && (
        <p>
          {many(sensor.lows.length, 'low event')} (15 minutes or longer), {lowWords(sensor.lows)}.
        </p>
      )}
      {!isSample && (
        <Panel title="Each day">
          <DayRows days={figures.days} unit={unit} />
        </Panel>
      )}
      <ul className={styles.notes}>
        {[...(beyond ? [beyond] : []), ...leftOutSentences(figures)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function GroupLine({ viewer, group }: { viewer: Viewer; group: Figures['group'] }) {
  const { nav } = usePlatform()
  if (viewer.settings.group === null)
    return (
      <p className={styles.soft}>
        These are the usual ranges. Goals are shown once you have chosen your group with your care team, in{' '}
        <nav.Link to="/health?show=settings">Settings</nav.Link>.
      </p>
    )
  return <p className={styles.soft}>{GROUP_WORDS[group]}, agreed with your care team.</p>
}

const lowWords = (lows: readonly { level: 1 | 2; isProlonged: boolean }[]) => {
  const severe = lows.filter(({ level }) => level === 2).length
  const long = lows.filter(({ isProlonged }) => isProlonged).length
  return `${severe === 0 ? 'none' : severe} of them very low${long > 0 ? `, ${long} for two hours or more` : ''}`
}

function tooFew({ days, percent, readings }: { days: number; percent: number; readings: number }): string {
  if (readings > 0)
    return `A pattern of fingersticks needs ${many(readings, 'more reading')}. Each day is below.`
  const more = [
    ...(days > 0 ? [`${many(days, 'more day')} with readings`] : []),
    ...(percent > 0 ? ['the sensor on for 70% of seven days'] : []),
  ]
  return `A daily pattern needs ${more.join(', and ')}. Each day is below.`
}
