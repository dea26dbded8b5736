import { type Coverage, coverageOf } from './coverage.ts'
import { type DailyPattern, meterPattern, sensorPattern } from './daily-pattern.ts'
import { dayNumber, localOf, numberOfDay, type Window } from './day.ts'
import { type DaySummary, daySummaries } from './day-summaries.ts'
import { type Gmi, gmiOf, type NoGmi } from './gmi.ts'
import type { Group } from './groups.ts'
import { type LowEvent, lowEventsOf } from './low-events.ts'
import type { Reading } from './reading.ts'
import { type Point, type SetAside, seriesOf } from './series.ts'
import { againstGoals, type GoalShare, type Share, sharesOf, tightRangeOf } from './shares.ts'
import { type Spread, spreadOf } from './spread.ts'
import { weightsOf } from './weights.ts'

/**
 * The figures of readings over a window of local days. Page, part, report and export all show exactly these.
 * Glucose is mg/dL, not rounded: `unit.ts` says how it is shown. Shares and percentages are percent.
 */
export type Figures = {
  window: Window
  group: Group
  /** Whose figures to show first: the sensor's from a day of readings on, otherwise fingersticks; null without readings. */
  basis: 'sensor' | 'meter' | null
  sensor: SensorFigures | null
  meter: MeterFigures | null
  /** Each day of the window. */
  days: DaySummary[]
  /** Every reading in the figures, once, in chronological order: the data of the charts. */
  points: Point[]
  /** Readings of the window that are in no figure, by reason, and those of the kind other than `basis`. */
  leftOut: SetAside & { otherKind: number }
}

/** Readings beyond what their device can measure: they count as 1 mg/dL beyond it. */
export type Beyond = { low: number; high: number }

export type SensorFigures = {
  coverage: Coverage
  /** Null with less than a day of readings: those are listed. */
  metrics: Metrics | null
  gmi: Gmi | NoGmi
  pattern: DailyPattern
  lows: LowEvent[]
  beyond: Beyond
}

export type MeterFigures = {
  count: number
  /** Days with a fingerstick. */
  days: number
  metrics: Metrics
  pattern: DailyPattern
  beyond: Beyond
}

/** `of`: what shares are parts of. Goals are shares of time; fingersticks have none, since people take them when something is wrong. */
export type Metrics = Spread & {
  of: 'time' | 'readings'
  shares: Share[]
  goals: GoalShare[]
  /** Percent at 70–140 mg/dL (3.9–7.8 mmol/L). It has no goal and is shown only on request. */
  tightRange: number | null
}

/**
 * `readings` in any order, also those outside of the window. `now`: readings after it are left out. `preferred`: the
 * device to keep if two report the same.
 */
export function figuresOf(
  readings: readonly Reading[],
  window: Window,
  group: Group,
  now: number,
  preferred: string | null = null,
): Figures {
  const { points, setAside } = seriesOf(within(readings, window), now, preferred)
  const sensors = points.filter(({ kind }) => kind === 'sensor')
  const meters = points.filter(({ kind }) => kind === 'meter')
  const weights = weightsOf(sensors)
  const lows = lowEventsOf(sensors)
  const days = daySummaries(window, points, sensors, weights, lows, group)
  const sensor = sensorFigures()
  const meter = meterFigures(meters, group)
  const basis = meter !== null && sensor?.metrics == null ? 'meter' : sensor !== null ? 'sensor' : null
  const otherKind = basis === null ? 0 : basis === 'sensor' ? meters.length : sensors.length
  return { window, group, basis, sensor, meter, days, points, leftOut: { ...setAside, otherKind } }

  function sensorFigures(): SensorFigures | null {
    const coverage = coverageOf(sensors, weights)
    const metrics = metricsOf(sensors, weights.time, group)
    if (coverage === null || metrics === null) return null
    return {
      coverage,
      metrics: coverage.sufficiency.level === 'list' ? null : metrics,
      gmi: gmiOf(metrics.mean, coverage),
      pattern: sensorPattern(
        sensors,
        days.flatMap((day) => day.sensor?.percent ?? []),
      ),
      lows,
      beyond: beyondOf(sensors),
    }
  }
}

function within(readings: readonly Reading[], { from, to }: Window): Reading[] {
  const first = numberOfDay(from)
  const last = numberOfDay(to)
  return readings.filter(({ at, offset }) => {
    const day = dayNumber(localOf(at, offset))
    // A reading without a time is in no window: it is counted as unreadable.
    return (day >= first && day <= last) || Number.isNaN(day)
  })
}

function meterFigures(meters: readonly Point[], group: Group): MeterFigures | null {
  const metrics = metricsOf(meters, null, group)
  if (metrics === null) return null
  return {
    count: meters.length,
    days: new Set(meters.map(({ day }) => day)).size,
    metrics,
    pattern: meterPattern(meters),
    beyond: beyondOf(meters),
  }
}

function metricsOf(points: readonly Point[], weights: Float64Array | null, group: Group): Metrics | null {
  const spread = spreadOf(points, weights)
  if (spread === null) return null
  const shares = sharesOf(points, weights, group)
  return {
    ...spread,
    of: weights === null ? 'readings' : 'time',
    shares,
    goals: weights === null ? [] : againstGoals(shares, group),
    tightRange: tightRangeOf(points, weights, group),
  }
}

const beyondOf = (points: readonly Point[]): Beyond => ({
  low: points.filter(({ beyond }) => beyond === 'low').length,
  high: points.filter(({ beyond }) => beyond === 'high').length,
})
