import type { Answers, Columns, DateOrder, Found, Question } from '@evenplate/glycemia/import/import'
import type { ReadingKind, Unit } from '@evenplate/glycemia/reading'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { useState } from 'react'
import { ColumnFields } from './ColumnFields.tsx'
import styles from './Import.module.css'
import type { Said } from './use-import.ts'

type Props = { found: Found; said: Said; onSay(said: Said): void }

/** What a file does not say. A question that was answered stays, so that its answer can be changed. */
export function Questions({ found, said, onSay }: Props) {
  const asked = useAsked(found.questions)
  if (asked.length === 0) return null
  return (
    <fieldset className={styles.questions}>
      <legend>What the file doesn’t say</legend>
      {asked.map((question) => (
        <OneQuestion key={question.ask} question={question} said={said} onSay={onSay} />
      ))}
    </fieldset>
  )
}

function OneQuestion({ question, said, onSay }: Omit<Props, 'found'> & { question: Question }) {
  const { answers } = said
  const answer = (more: Answers) => onSay({ ...said, answers: { ...answers, ...more } })
  switch (question.ask) {
    case 'zone':
      return <Zone zone={said.zone} onChange={(zone) => onSay({ ...said, zone })} />
    case 'dateOrder':
      return (
        <Choice<DateOrder>
          label={`Which day is ${question.example}?`}
          value={answers.dateOrder}
          choices={question.choices.map((order) => [order, ORDERS[order]])}
          onChange={(dateOrder) => answer({ dateOrder })}
        />
      )
    case 'unit':
      return (
        <Choice<Unit>
          label="Which unit are the values in?"
          hint={
            question.said ? `The file says ${question.said}, but its values don’t look like it.` : undefined
          }
          value={answers.unit}
          choices={UNITS}
          onChange={(unit) => answer({ unit })}
        />
      )
    case 'kind':
      return (
        <Choice<ReadingKind>
          label="What measured them?"
          hint={`They look like ${question.likely === 'sensor' ? 'sensor readings' : 'fingersticks'}.`}
          value={answers.kind}
          choices={KINDS}
          onChange={(kind) => answer({ kind })}
        />
      )
    case 'columns':
      return (
        <ColumnFields
          question={question}
          chosen={answers.columns}
          onChange={(columns: Columns) => answer({ columns })}
        />
      )
  }
}

const UNITS = [
  ['mg/dL', 'mg/dL (such as 104)'],
  ['mmol/L', 'mmol/L (such as 5.8)'],
] as const
const KINDS = [
  ['sensor', 'A sensor'],
  ['meter', 'A meter (fingersticks)'],
] as const

const ORDERS: Record<DateOrder, string> = {
  YMD: 'Year first, then month and day',
  DMY: 'Day first, then month',
  MDY: 'Month first, then day',
}

/** All questions about this file, in the order they came up. */
function useAsked(now: readonly Question[]): Question[] {
  const [asked, setAsked] = useState<Question[]>([...now])
  const fresh = now.filter(({ ask }) => !asked.some((one) => one.ask === ask))
  if (fresh.length > 0) setAsked([...asked, ...fresh])
  return asked
}

type ChoiceProps<Value extends string> = {
  label: string
  hint?: string
  value: Value | undefined
  choices: readonly (readonly [Value, string])[]
  onChange(value: Value): void
}

function Choice<Value extends string>({ label, hint, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    >
      <option value="" disabled>
        Please choose
      </option>
      {choices.map(([choice, says]) => (
        <option key={choice} value={choice}>
          {says}
        </option>
      ))}
    </SelectField>
  )
}

function Zone({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  const [zones] = useState(() => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])])
  return (
    <SelectField
      label="Where were you?"
      hint="The file has local times without a time zone. This is your browser’s."
      value={zone}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  )
}
