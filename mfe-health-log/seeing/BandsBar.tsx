import type { Metrics } from '@evenplate/glycemia/figures'
import type { Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { Table } from '@evenplate/shared-ui/Table'
import { BAND_WORDS, goalWords, rangeOf } from '../words/band-words.ts'
import styles from './Seeing.module.css'

type Props = { metrics: Metrics; group: Group; unit: Unit; showGoals: boolean }

/** Shares of time in the bands: a bar with a pattern for each, and the same as a table, lowest at the bottom. */
export function BandsBar({ metrics, group, unit, showGoals }: Props) {
  const { shares, goals, of } = metrics
  const highestFirst = [...shares].reverse()
  return (
    <div className={styles.bands}>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ band, percent }) => (
          <span key={band} data-band={band} style={{ flexGrow: percent }} hidden={percent === 0} />
        ))}
      </div>
      <Table caption={`Share of ${of} in each range`}>
        <thead>
          <tr>
            <th scope="col">Range</th>
            <th scope="col">{unit}</th>
            <th scope="col">{of === 'time' ? 'Of the time' : 'Of readings'}</th>
          </tr>
        </thead>
        <tbody>
          {highestFirst.map(({ band, says, count }) => (
            <tr key={band}>
              <th scope="row">
                <span className={styles.swatch} data-band={band} aria-hidden="true" />
                {BAND_WORDS[band]}
              </th>
              <td>{rangeOf(band, group, unit)}</td>
              <td>{of === 'time' ? says : `${says} (${count})`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {showGoals && goals.length > 0 && (
        <Table caption="Goals of your group" showCaption>
          <thead>
            <tr>
              <th scope="col">Share of time</th>
              <th scope="col">Goal</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {goals.map(({ of: what, op, percent, says, isMet }) => (
              <tr key={what}>
                <th scope="row">{goalWords(what, group, unit)}</th>
                <td>{`${op === '>' ? 'over' : 'under'} ${percent}%`}</td>
                <td>{`${says}, ${isMet ? 'met' : 'not met'}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
