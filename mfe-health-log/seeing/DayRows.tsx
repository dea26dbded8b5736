import type { DaySummary } from '@evenplate/glycemia/day-summaries'
import type { Unit } from '@evenplate/glycemia/reading'
import { shownText } from '@evenplate/glycemia/unit'
import { usePlatform } from '@evenplate/platform/define-remote'
import { many } from '../words/many.ts'
import { dayWords } from '../words/time-words.ts'
import styles from './Seeing.module.css'

/** Days with readings, latest first, each linked to its page. */
export function DayRows({ days, unit }: { days: readonly DaySummary[]; unit: Unit }) {
  const { nav } = usePlatform()
  return (
    <ul className={styles.days}>
      {[...days]
        .reverse()
        .filter(({ points }) => points.length > 0)
        .map((day) => (
          <li key={day.day}>
            <nav.Link to={`/health?day=${day.day}`}>{dayWords(day.day)}</nav.Link>
            <span>{dayLine(day, unit)}</span>
          </li>
        ))}
    </ul>
  )
}

/** "Mean 128, 62 to 211 mg/dL, 87% in range, 2 lows." */
export function dayLine({ sensor, meter, lows }: DaySummary, unit: Unit): string {
  const parts: string[] = []
  if (sensor) {
    const inRange = sensor.shares.find(({ band }) => band === 'in-range')
    parts.push(
      `Mean ${shownText(sensor.mean, unit)}, ${shownText(sensor.lowest, unit)} to ${shownText(sensor.highest, unit)} ${unit}`,
      ...(inRange ? [`${inRange.says} in range`] : []),
      ...(sensor.percent < 70 ? [`sensor on ${Math.floor(sensor.percent)}% of the day`] : []),
    )
  }
  if (meter)
    parts.push(
      `${many(meter.count, 'fingerstick')}, ${meter.count === 1 ? '' : `${shownText(meter.lowest, unit)} to `}${shownText(meter.highest, unit)} ${unit}`,
    )
  if (lows.length > 0) parts.push(many(lows.length, 'low event'))
  return parts.join('; ')
}
