import type { Columns, Question, TableColumn } from '@evenplate/glycemia/import/import'
import { Button } from '@evenplate/shared-ui/Button'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { useState } from 'react'
import styles from './Import.module.css'

type Asked = Extract<Question, { ask: 'columns' }>
type Props = { question: Asked; chosen: Columns | undefined; onChange(columns: Columns): void }

const ROLES = [
  ['time', 'Time'],
  ['date', 'Day, if it is apart from the time'],
  ['value', 'Reading'],
  ['unit', 'Unit'],
  ['kind', 'Sensor or meter'],
  ['carbs', 'Carbohydrate (grams)'],
] as const

/** Which column of a table is what: guessed from names and values, confirmed by the person. */
export function ColumnFields({ question, chosen, onChange }: Props) {
  const [columns, setColumns] = useState<Partial<Columns>>(chosen ?? question.guess)
  const { time, value, carbs } = columns
  const isWhole = time !== undefined && (typeof value === 'number' || carbs !== undefined)
  return (
    <div className={styles.columns}>
      <p>Which column is which?</p>
      {ROLES.map(([role, label]) => (
        <SelectField
          key={role}
          label={label}
          value={columns[role] ?? ''}
          onChange={({ currentTarget }) =>
            setColumns({
              ...columns,
              [role]: currentTarget.value === '' ? undefined : Number(currentTarget.value),
            })
          }
        >
          <option value="">None</option>
          {question.columns.map((column) => (
            <option key={column.index} value={column.index}>
              {nameOf(column)}
            </option>
          ))}
        </SelectField>
      ))}
      <Button
        variant="secondary"
        disabled={!isWhole}
        onClick={() => time !== undefined && onChange({ ...columns, time, value: value ?? null })}
      >
        Use These Columns
      </Button>
    </div>
  )
}

const nameOf = ({ index, name, looksLike }: TableColumn) =>
  `${name?.slice(0, 60) || `Column ${index + 1}`} (${LOOKS[looksLike]})`

const LOOKS: Record<TableColumn['looksLike'], string> = {
  time: 'day and time',
  day: 'days',
  clock: 'times',
  number: 'numbers',
  text: 'words',
  empty: 'empty',
}
