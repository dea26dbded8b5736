import { MEALS, type Meal } from '@evenplate/meal-plan/rules'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import { WEEKDAYS } from '../plan/words.ts'
import styles from './MoreRules.module.css'
import type { RulesProps } from './MoreRules.tsx'
import { NO_TEXT, readBudget } from './read-budget.ts'

/** Budgets that differ on a weekday: a larger breakfast before Saturday’s run. */
export function OtherWeekdays({ rules, onChange }: RulesProps) {
  const [weekday, setWeekday] = useState(5)
  const [meal, setMeal] = useState<Meal>('Breakfast')
  const [text, setText] = useState(NO_TEXT)
  const [problem, setProblem] = useState<string | null>(null)
  const others = rules.onWeekdays.filter((one) => one.weekday !== weekday || one.meal !== meal)
  const add = () => {
    const read = readBudget(text)
    if ('problem' in read) return setProblem(read.problem)
    if (!read.budget) return setProblem('Please enter the grams of carbs.')
    setProblem(null)
    setText(NO_TEXT)
    onChange({ onWeekdays: [...others, { weekday, meal, budget: read.budget }] })
  }
  return (
    <details className={styles.details} open={rules.onWeekdays.length > 0 || undefined}>
      <summary>Different budgets on some days</summary>
      <ul className={styles.list}>
        {rules.onWeekdays.map((one) => (
          <li key={`${one.weekday} ${one.meal}`}>
            {WEEKDAYS[one.weekday]}, {one.meal}: {one.budget.carbs} ± {one.budget.tolerance} g
            <Button
              variant="quiet"
              size="s"
              aria-label={`Remove the budget for ${WEEKDAYS[one.weekday]}, ${one.meal}`}
              onClick={() => onChange({ onWeekdays: rules.onWeekdays.filter((other) => other !== one) })}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <SelectField label="Day" value={weekday} onChange={({ target }) => setWeekday(Number(target.value))}>
          {WEEKDAYS.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Meal" value={meal} onChange={({ target }) => setMeal(target.value as Meal)}>
          {MEALS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label="Carbs (g)"
          inputMode="decimal"
          value={text.carbs}
          error={problem}
          onChange={({ target }) => setText({ ...text, carbs: target.value })}
        />
        <TextField
          label="More or less (g)"
          inputMode="decimal"
          value={text.tolerance}
          onChange={({ target }) => setText({ ...text, tolerance: target.value })}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
    </details>
  )
}
