import type { DailyPattern, PatternBin } from '@evenplate/glycemia/daily-pattern'
import type { Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { shownText } from '@evenplate/glycemia/unit'
import { Table } from '@evenplate/shared-ui/Table'
import { area, line } from 'd3-shape'
import { clockOf } from '../words/time-words.ts'
import { ChartFrame, type Drawing } from './ChartFrame.tsx'
import styles from './Charts.module.css'
import { Ground } from './Ground.tsx'
import { glucoseScale, timeScale } from './glucose-scale.ts'

type Shaped = Exclude<DailyPattern, { shape: 'dots' }>
type Props = { pattern: Shaped; unit: Unit; group: Group }
type Percentile = 'p5' | 'p25' | 'p50' | 'p75' | 'p95'
const PERCENTILES: readonly { of: Percentile; says: string }[] = [
  { of: 'p5', says: '5%' },
  { of: 'p25', says: '25%' },
  { of: 'p50', says: 'Median' },
  { of: 'p75', says: '75%' },
  { of: 'p95', says: '95%' },
]

/** Readings by time of day over all days: half of them are in the inner band, nine of ten in the outer one. */
export function PatternChart({ pattern, unit, group }: Props) {
  const { bins, minutes } = pattern
  const label = 'Daily pattern'
  const draw = (width: number, height: number): Drawing => {
    const x = timeScale(width)
    const y = glucoseScale(
      bins.reduce((most, { p95, p75, p50 }) => Math.max(most, p95 ?? p75 ?? p50 ?? 0), 0),
      height,
    )
    const middle = ({ minute }: PatternBin) => x(minute + minutes / 2)
    const along = (of: Percentile) =>
      line<PatternBin>(middle, (bin) => y(bin[of] ?? 0)).defined((bin) => bin[of] !== null)(bins) ?? ''
    const between = (low: Percentile, high: Percentile) =>
      area<PatternBin>(
        middle,
        (bin) => y(bin[low] ?? 0),
        (bin) => y(bin[high] ?? 0),
      ).defined((bin) => bin[low] !== null && bin[high] !== null)(bins) ?? ''
    const isCurve = pattern.shape === 'curve'
    return {
      stops: bins.map((bin) => ({
        x: middle(bin),
        y: bin.p50 === null ? null : y(bin.p50),
        says: saysOf(bin, minutes, unit),
      })),
      picture: (
        <>
          <Ground {...{ x, y, width, height, group, unit }} />
          {isCurve ? (
            <>
              <path className={styles.outer} d={between('p5', 'p95')} />
              <path className={styles.inner} d={between('p25', 'p75')} />
              <path className={styles.outerLine} d={along('p5')} />
              <path className={styles.outerLine} d={along('p95')} />
              <path className={styles.innerLine} d={along('p25')} />
              <path className={styles.innerLine} d={along('p75')} />
              <path className={styles.median} d={along('p50')} />
            </>
          ) : (
            bins.map((bin) => <Sticks key={bin.minute} bin={bin} x={middle(bin)} y={y} />)
          )}
        </>
      ),
    }
  }
  return (
    <>
      <ChartFrame
        label={label}
        height={280}
        draw={draw}
        table={() => (
          <Table caption={`${label}, ${unit}`}>
            <thead>
              <tr>
                <th scope="col">From</th>
                {PERCENTILES.map(({ says }) => (
                  <th key={says} scope="col">
                    {says}
                  </th>
                ))}
                <th scope="col">Days</th>
              </tr>
            </thead>
            <tbody>
              {bins.map((bin) => (
                <tr key={bin.minute}>
                  <th scope="row">{clockOf(bin.minute)}</th>
                  {PERCENTILES.map(({ of }) => (
                    <td key={of}>{bin[of] === null ? '–' : shownText(bin[of], unit)}</td>
                  ))}
                  <td>{bin.days}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      />
      <ul className={styles.legend}>
        <li data-line="median">Median</li>
        <li data-line="inner">Half of the readings (25% to 75%)</li>
        {pattern.shape === 'curve' && <li data-line="outer">Nine of ten readings (5% to 95%)</li>}
      </ul>
    </>
  )
}

/** For fingersticks: the median as a bar, the middle half as a box; nothing is drawn between two of them. */
function Sticks({ bin, x, y }: { bin: PatternBin; x: number; y: (mg: number) => number }) {
  if (bin.p50 === null) return null
  return (
    <g>
      {bin.p25 !== null && bin.p75 !== null && (
        <rect className={styles.box} x={x - 7} width={14} y={y(bin.p75)} height={y(bin.p25) - y(bin.p75)} />
      )}
      <line className={styles.median} x1={x - 9} x2={x + 9} y1={y(bin.p50)} y2={y(bin.p50)} />
    </g>
  )
}

function saysOf({ minute, p5, p25, p50, p75, p95, days }: PatternBin, minutes: number, unit: Unit): string {
  const time = `${clockOf(minute)} to ${clockOf((minute + minutes) % 1440)}`
  if (p50 === null) return `${time}: too few days`
  const half = p25 === null || p75 === null ? '' : `; half ${shownText(p25, unit)} to ${shownText(p75, unit)}`
  const nine =
    p5 === null || p95 === null ? '' : `; nine of ten ${shownText(p5, unit)} to ${shownText(p95, unit)}`
  return `${time}: median ${shownText(p50, unit)} ${unit}${half}${nine}; ${days} days`
}
