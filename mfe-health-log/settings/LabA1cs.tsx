import { randomUuid } from '@evenplate/domain/random-uuid'
import { isA1c, percentOf } from '@evenplate/glycemia/a1c'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Panel } from '@evenplate/shared-ui/Panel'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { LabA1c, LabUnit } from '../data/log.ts'
import { labsOf } from '../data/log-queries.ts'
import { labsWithWaiting } from '../data/outbox.ts'
import { fieldOf } from '../entry/wall-clock.ts'
import type { MemberProps } from '../log/member-props.ts'
import { labText } from '../words/lab-words.ts'
import { dateWords } from '../words/time-words.ts'
import styles from './Settings.module.css'

/** Lab results by date, shown next to the GMI. */
export function LabA1cs({ userId, outbox }: Pick<MemberProps, 'userId' | 'outbox'>) {
  const { db } = usePlatform()
  const toast = useToast()
  const { data } = useQuery(labsOf({ db }, userId))
  const labs = labsWithWaiting(data ?? [], outbox.waiting)
  const add = (lab: LabA1c) => outbox.add({ do: 'add-lab', id: lab.id, lab })
  const remove = (lab: LabA1c) => outbox.add({ do: 'remove', what: 'lab', id: lab.id })
  return (
    <Panel title="A1C from the lab">
      <div className={styles.part}>
        <NewLab
          onAdd={(lab) => {
            if (!add(lab)) return
            toast.add({
              title: `Saved ${labText(lab)}`,
              action: { label: 'Undo', onClick: () => remove(lab) },
            })
          }}
        />
        <ul className={styles.rows}>
          {labs.map((lab) => (
            <li key={lab.id}>
              <span>
                {dateWords(lab.day)}: <strong>{labText(lab)}</strong>
              </span>
              <Button
                variant="quiet"
                size="s"
                aria-label={`Delete the A1C of ${dateWords(lab.day)}`}
                onClick={() => {
                  if (!remove(lab)) return
                  const again = { ...lab, id: randomUuid() }
                  toast.add({
                    title: `Deleted ${labText(lab)}`,
                    action: { label: 'Undo', onClick: () => void add(again) },
                  })
                }}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function NewLab({ onAdd }: { onAdd: (lab: LabA1c) => void }) {
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<LabUnit>('%')
  const [day, setDay] = useState('')
  const [error, setError] = useState('')
  const today = fieldOf(Date.now()).slice(0, 10)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const percent = percentFrom(text, unit)
    const on = day || today
    if (percent === null)
      return setError(
        unit === '%'
          ? 'An A1C is between 3.5 and 20%.'
          : 'An A1C is between 15 and 195 mmol/mol. Please check it.',
      )
    if (on > today || on < '1990-01-01') return setError('Choose a day that is not in the future.')
    setError('')
    setText('')
    onAdd({ id: randomUuid(), day: on, percent, unit })
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate aria-label="Add an A1C">
      <TextField
        label="A1C"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label="The lab’s unit"
        value={unit}
        onChange={({ target }) => setUnit(target.value === '%' ? '%' : 'mmol/mol')}
      >
        <option>%</option>
        <option>mmol/mol</option>
      </SelectField>
      <TextField
        label="Day"
        note="today if left blank"
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit">Add</Button>
    </form>
  )
}

/** NGSP percent, with the precision given; null for a value that no lab reports. */
export function percentFrom(text: string, unit: LabUnit): number | null {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null
  const percent = unit === '%' ? Number(typed) : Math.round(percentOf(Number(typed)) * 1000) / 1000
  return isA1c(percent) ? percent : null
}
