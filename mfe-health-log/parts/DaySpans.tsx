import type { DaySummary } from '@evenplate/glycemia/day-summaries'
import type { Figures } from '@evenplate/glycemia/figures'
import { edgesOf } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { shownText, toMg } from '@evenplate/glycemia/unit'
import { Table } from '@evenplate/shared-ui/Table'
import { dateWords } from '../words/time-words.ts'
import styles from './Parts.module.css'

const WIDTH = 560
const HEIGHT = 180
const EDGE = { left: 42, right: 6, top: 8, bottom: 26 }
/** mg/dL. */
const FLOOR = 40
/** Every picture has at least this height, so that pictures can be compared. */
const CEILING_LEAST = 250
const CEILING_MOST = 420

/** Each day from its lowest to its highest reading, with its mean: drawn without a library. */
export function DaySpans({ figures, unit }: { figures: Figures; unit: Unit }) {
  const { days, group } = figures
  const spans = days.map(spanOf)
  const step = (WIDTH - EDGE.left - EDGE.right) / days.length
  const x = (at: number) => EDGE.left + step * (at + 0.5)
  const highest = Math.max(...spans.map((span) => span?.highest ?? 0))
  const ceiling = Math.min(CEILING_MOST, Math.max(CEILING_LEAST, highest + 15))
  const y = (mg: number) =>
    EDGE.top +
    ((ceiling - Math.min(ceiling, Math.max(FLOOR, mg))) / (ceiling - FLOOR)) *
      (HEIGHT - EDGE.top - EDGE.bottom)
  const { low, top } = edgesOf(group, unit)
  const [lowY, topY] = [y(toMg(low, unit)), y(toMg(top, unit))]
  return (
    <figure className={styles.spans}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Each day from its lowest to its highest reading"
      >
        <rect
          className={styles.range}
          x={EDGE.left}
          width={WIDTH - EDGE.left}
          y={topY}
          height={lowY - topY}
        />
        {[
          [low, lowY],
          [top, topY],
        ].map(([value, at]) => (
          <text key={value} className={styles.axis} x={EDGE.left - 5} y={at} dy="0.32em" textAnchor="end">
            {value?.toFixed(unit === 'mg/dL' ? 0 : 1)}
          </text>
        ))}
        {spans.map((span, at) => (
          <g key={days[at]!.day}>
            {span && (
              <>
                <line
                  className={styles.span}
                  x1={x(at)}
                  x2={x(at)}
                  y1={y(span.lowest)}
                  y2={y(span.highest)}
                />
                {span.mean !== null && (
                  <line
                    className={styles.mean}
                    x1={x(at) - 7}
                    x2={x(at) + 7}
                    y1={y(span.mean)}
                    y2={y(span.mean)}
                  />
                )}
              </>
            )}
            <text className={styles.axis} x={x(at)} y={HEIGHT - 5} textAnchor="middle">
              {Number(days[at]!.day.slice(8))}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>Show as table</summary>
        <Table caption={`Each day, ${unit}`}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Lowest</th>
              <th scope="col">Mean</th>
              <th scope="col">Highest</th>
            </tr>
          </thead>
          <tbody>
            {spans.map((span, at) => (
              <tr key={days[at]!.day}>
                <th scope="row">{dateWords(days[at]!.day)}</th>
                <td>{span ? shownText(span.lowest, unit) : '–'}</td>
                <td>{span?.mean == null ? '–' : shownText(span.mean, unit)}</td>
                <td>{span ? shownText(span.highest, unit) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

/** For the sensor and fingersticks; a mean is the sensor's, weighted by time. */
function spanOf({ sensor, meter }: DaySummary) {
  if (!sensor && !meter) return null
  return {
    lowest: Math.min(sensor?.lowest ?? Number.POSITIVE_INFINITY, meter?.lowest ?? Number.POSITIVE_INFINITY),
    highest: Math.max(sensor?.highest ?? 0, meter?.highest ?? 0),
    mean: sensor?.mean ?? null,
  }
}
