import type { Unit } from '@evenplate/glycemia/reading'
import type { Observed, RiseGroup } from '@evenplate/glycemia/rise-groups'
import { shownText } from '@evenplate/glycemia/unit'
import { Table } from '@evenplate/shared-ui/Table'

/** Medians and ranges for a recipe with at least three meals; nothing with fewer. */
export function RiseFigures({ group, unit }: { group: RiseGroup; unit: Unit }) {
  const glucose = (mg: number) => shownText(mg, unit)
  const { sensor, meter } = group
  const rows: { what: string; observed: Observed; say: (value: number) => string }[] = [
    { what: `Highest rise, ${unit}`, observed: sensor.peak, say: glucose },
    { what: 'Minutes to the highest', observed: sensor.minutesToPeak, say: (minutes) => minutes.toFixed(0) },
    { what: `Rise at 2 hours, ${unit}`, observed: sensor.twoHours, say: glucose },
    { what: `Area above the start, ${unit} × min`, observed: sensor.area, say: glucose },
    { what: `Fingersticks: rise at 1 hour, ${unit}`, observed: meter.oneHour, say: glucose },
    { what: `Fingersticks: rise at 2 hours, ${unit}`, observed: meter.twoHours, say: glucose },
  ]
  const told = rows.flatMap(({ what, observed, say }) =>
    observed.kind === 'range' ? [{ what, observed, say }] : [],
  )
  if (told.length === 0) return null
  return (
    <Table caption={`After ${group.title}`}>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Median</th>
          <th scope="col">Range</th>
          <th scope="col">Meals</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ what, observed, say }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{say(observed.median)}</td>
            <td>{`${say(observed.least)} to ${say(observed.most)}`}</td>
            <td>{observed.count}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
