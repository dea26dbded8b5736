import { edgesOf, type Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { toMg } from '@evenplate/glycemia/unit'
import styles from './Charts.module.css'
import { EDGE, type glucoseScale, marksOf, type timeScale } from './glucose-scale.ts'

const HOURS = [0, 6, 12, 18, 24]
const HOUR_WORDS = ['12 AM', '6 AM', 'Noon', '6 PM', '12 AM']

type Props = {
  x: ReturnType<typeof timeScale>
  y: ReturnType<typeof glucoseScale>
  width: number
  height: number
  group: Group
  unit: Unit
}

/** The background of both charts: hours, the range as a band with its edges, and the edges in words. */
export function Ground({ x, y, width, height, group, unit }: Props) {
  const { low, top } = edgesOf(group, unit)
  const from = y(toMg(top, unit))
  return (
    <g>
      <rect
        className={styles.range}
        x={EDGE.left}
        y={from}
        width={width - EDGE.left - EDGE.right}
        height={y(toMg(low, unit)) - from}
      />
      {marksOf(group, unit).map(({ mg, says }) => (
        <g key={says}>
          <line className={styles.edge} x1={EDGE.left} x2={width - EDGE.right} y1={y(mg)} y2={y(mg)} />
          <text className={styles.axis} x={EDGE.left - 6} y={y(mg)} dy="0.32em" textAnchor="end">
            {says}
          </text>
        </g>
      ))}
      {HOURS.map((hour, at) => (
        <g key={hour}>
          <line
            className={styles.hour}
            x1={x(hour * 60)}
            x2={x(hour * 60)}
            y1={EDGE.top}
            y2={height - EDGE.bottom}
          />
          <text
            className={styles.axis}
            x={x(hour * 60)}
            y={height - 6}
            textAnchor={at === 0 ? 'start' : at === 4 ? 'end' : 'middle'}
          >
            {HOUR_WORDS[at]}
          </text>
        </g>
      ))}
    </g>
  )
}
