import type { Figures } from '@evenplate/glycemia/figures'
import type { Unit } from '@evenplate/glycemia/reading'
import { shownText } from '@evenplate/glycemia/unit'
import { Table } from '@evenplate/shared-ui/Table'
import type { LabA1c } from '../data/log.ts'
import { noGmiSentence } from '../words/coverage-words.ts'
import { labText } from '../words/lab-words.ts'
import { dateWords } from '../words/time-words.ts'

type Props = { figures: Figures; unit: Unit; labs: readonly LabA1c[] }

/** Label and value of each figure; if one is unknown, it says what is missing. */
export function ReportFigures({ figures, unit, labs }: Props) {
  return (
    <Table caption="Figures">
      <tbody>
        {rowsOf({ figures, unit, labs }).map(([what, says]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function rowsOf({ figures, unit, labs }: Props): [string, string][] {
  const { basis, sensor, meter } = figures
  const metrics = (basis === 'sensor' ? sensor : meter)?.metrics ?? null
  const gmi = sensor === null ? null : sensor.gmi
  const lab = [...labs].sort((a, b) => (a.day < b.day ? 1 : -1))[0]
  const none = 'Too few readings'
  return [
    ['Mean', metrics ? `${shownText(metrics.mean, unit)} ${unit}` : none],
    ['Standard deviation', metrics?.sd == null ? none : `${shownText(metrics.sd, unit)} ${unit}`],
    ['Variation (CV)', metrics?.cv == null ? none : `${metrics.cv.toFixed(1)}%`],
    ...(gmi === null
      ? []
      : [
          [
            'GMI (not an A1C)',
            'why' in gmi
              ? noGmiSentence(gmi)
              : `${gmi.percent.toFixed(1)}%, ${gmi.mmolMol.toFixed(1)} mmol/mol`,
          ] as [string, string],
        ]),
    ...(lab ? [[`A1C from the lab, ${dateWords(lab.day)}`, labText(lab)] as [string, string]] : []),
    ...(sensor ? [['Low events of 15 minutes or longer', lowWords(sensor.lows)] as [string, string]] : []),
  ]
}

function lowWords(lows: readonly { level: 1 | 2; isProlonged: boolean }[]): string {
  if (lows.length === 0) return 'None'
  const severe = lows.filter(({ level }) => level === 2).length
  return `${lows.length}, of which ${severe} very low`
}
