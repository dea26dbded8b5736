import type { Found } from '@evenplate/glycemia/import/import'
import { Button } from '@evenplate/shared-ui/Button'
import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Table } from '@evenplate/shared-ui/Table'
import { many } from '../words/many.ts'
import { dateWords } from '../words/time-words.ts'
import styles from './Import.module.css'
import { FORMAT_WORDS, LEFT_OUT_WORDS } from './problem-words.ts'
import { Questions } from './Questions.tsx'
import type { Said } from './use-import.ts'

type Props = {
  found: Found
  /** The file is read again, with the latest answers. */
  isLooking: boolean
  said: Said
  onSay(said: Said): void
  onImport(): void
  onCancel(): void
}

/** What is in a file, before any of it is stored. */
export function Preview({ found, isLooking, said, onSay, onImport, onCancel }: Props) {
  const open = found.questions.filter(({ ask }) => ask !== 'zone')
  const { counts } = found
  const all =
    counts.sensor + counts.meter + counts.meals + counts.treatments + (said.insulin ? counts.insulin : 0)
  return (
    <section className={styles.step} aria-labelledby="import-found" aria-busy={isLooking}>
      <h2 id="import-found">What we found</h2>
      <dl className={styles.facts}>
        {factsOf(found, said).map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Questions found={found} said={said} onSay={onSay} />
      {counts.insulin > 0 && (
        <Checkbox
          label={`Also keep ${many(counts.insulin, 'insulin entry').replace('entrys', 'entries')}, as history only. We don’t calculate anything from it.`}
          checked={said.insulin}
          onChange={({ currentTarget }) => onSay({ ...said, insulin: currentTarget.checked })}
        />
      )}
      {found.leftOut.length > 0 && (
        <Table caption="Left out, and why" showCaption>
          <thead>
            <tr>
              <th scope="col">Why</th>
              <th scope="col">Rows</th>
              <th scope="col">First in row</th>
            </tr>
          </thead>
          <tbody>
            {found.leftOut.map(({ reason, rows, firstRow }) => (
              <tr key={reason}>
                <th scope="row">{LEFT_OUT_WORDS[reason]}</th>
                <td>{rows.toLocaleString('en-US')}</td>
                <td>{firstRow.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {found.clock.unsure > 0 && (
        <Notice tone="warning">
          The clocks were set back, and the file doesn’t say in which of the two hours{' '}
          {found.clock.unsure === 1 ? '1 row was' : `${found.clock.unsure.toLocaleString('en-US')} rows were`}{' '}
          measured. We put them where they best fit the rows around them, which may be an hour off. If you
          sorted or changed the file, import the original instead.
        </Notice>
      )}
      {found.cutOff && (
        <Notice tone="warning">
          The file ends in the middle of a row: it may be cut off. All rows before that can be imported.
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={open.length > 0 || all === 0}
          busy={isLooking}
          busyLabel="Looking..."
          onClick={onImport}
        >
          Import
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Choose Another File
        </Button>
      </div>
      <p role="status" className={styles.soft}>
        {open.length > 0
          ? 'Answer the questions to import.'
          : all === 0
            ? 'There is nothing in it to import.'
            : 'Nothing has been saved yet.'}
      </p>
    </section>
  )
}

function factsOf(found: Found, said: Said): [string, string][] {
  const { counts, days, duplicates, devices, clock } = found
  const facts: [string, string][] = [
    ['File', `${FORMAT_WORDS[found.format]}, ${many(found.rows, 'row')} with data`],
  ]
  if (days)
    facts.push([
      'Days',
      `${dateWords(days.from)} to ${dateWords(days.to)}, readings on ${many(days.withReadings, 'day')}`,
    ])
  facts.push(['Sensor readings', counts.sensor.toLocaleString('en-US')])
  if (counts.meter > 0) facts.push(['Fingersticks', counts.meter.toLocaleString('en-US')])
  if (counts.meals > 0) facts.push(['Meals with carbohydrate', counts.meals.toLocaleString('en-US')])
  if (counts.treatments > 0) facts.push(['Treated lows', counts.treatments.toLocaleString('en-US')])
  if (found.unit) facts.push(['Unit', found.unit])
  if (found.dateOrder) facts.push(['Dates', ORDER_WORDS[found.dateOrder]])
  if (found.zone === 'moments') facts.push(['Time zone', said.zone.replaceAll('_', ' ')])
  if (devices.length > 0) facts.push(['Devices', devices.map(deviceWords).join('; ')])
  if (duplicates > 0) facts.push(['In the file twice', `${many(duplicates, 'reading')}, kept once`])
  const inOrder = clock.repeated - clock.unsure
  if (inOrder > 0)
    facts.push(['Clocks set back', `${many(inOrder, 'row')} in the repeated hour, kept in their order`])
  if (clock.missing > 0)
    facts.push([
      'Clocks set ahead',
      `${many(clock.missing, 'row')} in the skipped hour, kept at the old time`,
    ])
  return facts
}

const ORDER_WORDS = {
  YMD: 'Year, month, day',
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
} as const

const deviceWords = ({ model, readings }: Found['devices'][number]) =>
  `${model ?? 'A device'}: ${many(readings, 'reading')}`
