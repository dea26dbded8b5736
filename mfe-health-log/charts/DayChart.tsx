import { bandOf } from '@evenplate/glycemia/band'
import { localOf, minuteOfDay } from '@evenplate/glycemia/day'
import type { Group } from '@evenplate/glycemia/groups'
import type { EatenMeal, Unit } from '@evenplate/glycemia/reading'
import type { Point } from '@evenplate/glycemia/series'
import { shownText } from '@evenplate/glycemia/unit'
import { Table } from '@evenplate/shared-ui/Table'
import { line } from 'd3-shape'
import { BAND_WORDS } from '../words/band-words.ts'
import { clockOf } from '../words/time-words.ts'
import { ChartFrame, type Drawing } from './ChartFrame.tsx'
import styles from './Charts.module.css'
import { Ground } from './Ground.tsx'
import { EDGE, glucoseScale, timeScale } from './glucose-scale.ts'

/** Minutes without a reading after which the line has a gap: the values between are unknown. */
const GAP = 31

type Props = {
  label: string
  points: readonly Point[]
  meals: readonly EatenMeal[]
  unit: Unit
  group: Group
}

/** One day: the sensor's line, fingersticks as diamonds, meals as marks at the bottom. */
export function DayChart({ label, points, meals, unit, group }: Props) {
  const saysOf = ({ local, mg, value, unit: received, kind }: Point) =>
    `${clockOf(minuteOfDay(local))}: ${shownText(mg, unit)} ${unit}, ${BAND_WORDS[bandOf(value, received, group)].toLowerCase()}${kind === 'meter' ? ', fingerstick' : ''}`
  const draw = (width: number, height: number): Drawing => {
    const x = timeScale(width)
    const y = glucoseScale(
      points.reduce((most, { mg }) => Math.max(most, mg), 0),
      height,
    )
    const place = (point: Point) => ({ x: x(minuteOfDay(point.local)), y: y(point.mg) })
    const path = line<Point>(
      (point) => place(point).x,
      (point) => place(point).y,
    )
    return {
      stops: points.map((point) => ({ ...place(point), says: saysOf(point) })),
      picture: (
        <>
          <Ground {...{ x, y, width, height, group, unit }} />
          {runsOf(points.filter(({ kind }) => kind === 'sensor')).map((run) => (
            <path
              key={run[0]!.at}
              className={styles.line}
              d={path(run.length > 1 ? run : [run[0]!, run[0]!]) ?? ''}
            />
          ))}
          {points
            .filter(({ kind }) => kind === 'meter')
            .map((point) => (
              <path
                key={`${point.at} ${point.mg}`}
                className={styles.stick}
                d="M0 -6 6 0 0 6 -6 0Z"
                transform={`translate(${place(point).x} ${place(point).y})`}
              />
            ))}
          {meals.map(({ id, at, offset }) => (
            <path
              key={id}
              className={styles.meal}
              d="M0 -10 6 0 -6 0Z"
              transform={`translate(${x(minuteOfDay(localOf(at, offset)))} ${height - EDGE.bottom})`}
            />
          ))}
        </>
      ),
    }
  }
  return (
    <ChartFrame
      label={label}
      height={230}
      draw={draw}
      table={() => (
        <Table caption={label}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">{unit}</th>
              <th scope="col">Range</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={`${point.at} ${point.kind} ${point.device} ${point.mg}`}>
                <th scope="row">{clockOf(minuteOfDay(point.local))}</th>
                <td>{shownText(point.mg, unit)}</td>
                <td>{BAND_WORDS[bandOf(point.value, point.unit, group)]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    />
  )
}

function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && point.at - before.at <= GAP * 60_000) run.push(point)
    else runs.push([point])
  }
  return runs
}
