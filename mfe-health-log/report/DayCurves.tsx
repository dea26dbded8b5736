import { minuteOfDay } from '@evenplate/glycemia/day'
import type { DaySummary } from '@evenplate/glycemia/day-summaries'
import type { Figures } from '@evenplate/glycemia/figures'
import { edgesOf } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import type { Point } from '@evenplate/glycemia/series'
import { shownText, toMg } from '@evenplate/glycemia/unit'
import { dayWords } from '../words/time-words.ts'
import styles from './Report.module.css'

const WIDTH = 144
const HEIGHT = 60
/** mg/dL. */
const FLOOR = 40
const CEILING = 350
/** Minutes without a reading after which the line has a gap: the values between are unknown. */
const GAP = 31

/** A small curve for each day: sensors as a line, fingersticks as dots, the range between two thin lines. */
export function DayCurves({ figures, unit }: { figures: Figures; unit: Unit }) {
  const { days, group } = figures
  const { low, top } = edgesOf(group, unit)
  return (
    <ol
      className={styles.curves}
      data-of={days.length > 30 ? 'quarter' : days.length > 14 ? 'month' : 'weeks'}
    >
      {days.map((day) => (
        <li key={day.day}>
          <span>{dayWords(day.day)}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={saysOf(day, unit)}>
            {[low, top].map((edge) => (
              <line
                key={edge}
                className={styles.edge}
                x1={0}
                x2={WIDTH}
                y1={y(toMg(edge, unit))}
                y2={y(toMg(edge, unit))}
              />
            ))}
            <path className={styles.curve} d={pathOf(day.points)} />
            {day.points
              .filter(({ kind }) => kind === 'meter')
              .map((point) => (
                <circle key={point.at} className={styles.dot} cx={x(point)} cy={y(point.mg)} r={2} />
              ))}
          </svg>
        </li>
      ))}
    </ol>
  )
}

const x = ({ local }: Point) => (minuteOfDay(local) / 1440) * WIDTH
const y = (mg: number) =>
  2 + ((CEILING - Math.min(CEILING, Math.max(FLOOR, mg))) / (CEILING - FLOOR)) * (HEIGHT - 4)

function pathOf(points: readonly Point[]): string {
  let before: Point | null = null
  let path = ''
  for (const point of points) {
    if (point.kind !== 'sensor') continue
    const isApart = before === null || point.at - before.at > GAP * 60_000 || point.local < before.local
    path += `${isApart ? 'M' : 'L'}${x(point).toFixed(1)} ${y(point.mg).toFixed(1)}`
    before = point
  }
  return path
}

function saysOf({ day, sensor, meter }: DaySummary, unit: Unit): string {
  if (sensor)
    return `${dayWords(day)}: mean ${shownText(sensor.mean, unit)}, lowest ${shownText(sensor.lowest, unit)}, highest ${shownText(sensor.highest, unit)} ${unit}`
  if (meter)
    return `${dayWords(day)}: fingersticks from ${shownText(meter.lowest, unit)} to ${shownText(meter.highest, unit)} ${unit}`
  return `${dayWords(day)}: no readings`
}
