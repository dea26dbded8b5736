import type { Unit } from '@evenplate/glycemia/reading'
import { Button } from '@evenplate/shared-ui/Button'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Notice } from '@evenplate/shared-ui/Notice'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { type SubmitEvent, useState } from 'react'
import { type HandReading, handId } from '../data/log.ts'
import styles from './Entry.module.css'
import { type Question, readGlucose } from './read-glucose.ts'
import { fieldOf, momentOf, offsetAt } from './wall-clock.ts'

/** A reading that was saved; `question` if its number is unusual. */
export type Entered = { reading: HandReading; isLow: boolean; question: Question | null }

type Props = { unit: Unit; onEnter: (entered: Entered) => void }

const SIDES = [
  { value: 'none', label: 'Neither' },
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const
type Side = (typeof SIDES)[number]['value']
const MEALS = ['breakfast', 'lunch', 'dinner', 'a snack', 'exercise', 'sleep'] as const
const NOTE_MOST = 500

/** A reading by hand: the number, and Save. The time, the meal it belongs to and a note are one more press away. */
export function ReadingForm({ unit, onEnter }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [asked, setAsked] = useState<Entered | null>(null)
  const [when, setWhen] = useState('')
  const [whenError, setWhenError] = useState('')
  const [side, setSide] = useState<Side>('none')
  const [meal, setMeal] = useState<string>(MEALS[0])
  const [note, setNote] = useState('')

  function enter(entered: Entered) {
    setText('')
    setWhen('')
    setSide('none')
    setNote('')
    setAsked(null)
    onEnter(entered)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const now = Date.now()
    const read = readGlucose(text, unit)
    const moment = when === '' ? { at: now, offset: offsetAt(now) } : momentOf(when, now)
    setError(read.kind === 'nothing' ? read.says : '')
    setWhenError(moment ? '' : 'Choose a time that is not in the future.')
    if (read.kind === 'nothing' || !moment) return
    const bare = {
      ...moment,
      value: read.value,
      unit,
      moment: side === 'none' ? null : `${side} ${meal}`,
      note: note.trim().slice(0, NOTE_MOST) || null,
    }
    const entered = { reading: { ...bare, key: handId(bare) }, isLow: read.isLow, question: read.question }
    // A low is treated first, then questioned.
    if (read.question && !read.isLow) setAsked(entered)
    else enter(entered)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Log a reading">
      <div className={styles.number}>
        <TextField
          label={`Reading, ${unit}`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={8}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError('')
            setAsked(null)
          }}
        />
        <Button type="submit" size="l">
          Save
        </Button>
      </div>
      {asked && (
        <Notice
          role="alert"
          tone="warning"
          title={asked.question?.says}
          actions={
            <>
              {asked.question?.other && (
                <Button onClick={() => enter(corrected(asked, asked.question!))}>
                  Save {asked.question.other.value} {asked.question.other.unit}
                </Button>
              )}
              <Button variant="secondary" onClick={() => enter({ ...asked, question: null })}>
                Save {text.trim()} {unit}
              </Button>
            </>
          }
        />
      )}
      <details className={styles.more}>
        <summary>Add a time, a meal or a note</summary>
        <div className={styles.fields}>
          <TextField
            label="When"
            note="now if left blank"
            type="datetime-local"
            max={fieldOf(Date.now())}
            value={when}
            error={whenError}
            onChange={({ target }) => setWhen(target.value)}
          />
          <ChipGroup<Side> label="Before or after" options={SIDES} value={side} onChange={setSide} />
          {side !== 'none' && (
            <SelectField label="Which" value={meal} onChange={({ target }) => setMeal(target.value)}>
              {MEALS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          )}
          <TextField
            label="Note"
            note="optional"
            maxLength={NOTE_MOST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </details>
    </form>
  )
}

/** The same reading in the unit that was meant. */
export function corrected({ reading }: Entered, { other }: Question): Entered {
  const meant = other ? { ...reading, ...other } : reading
  const again = readGlucose(String(meant.value), meant.unit)
  return {
    reading: { ...meant, key: handId(meant) },
    isLow: again.kind === 'value' && again.isLow,
    question: null,
  }
}
