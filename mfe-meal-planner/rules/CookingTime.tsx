import type { PlanRules } from '@evenplate/meal-plan/rules'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { WEEKDAYS } from '../plan/words.ts'
import styles from './MoreRules.module.css'
import { same } from './rules-words.ts'

type Minutes = PlanRules['minutes']
type Props = { minutes: Minutes; onChange(minutes: Minutes): void }

const CHOICES = [10, 15, 20, 25, 30, 40, 45, 60, 90] as const

/** Maximum minutes from start to table: for weekdays and weekends, or day by day. */
export function CookingTime({ minutes, onChange }: Props) {
  const set = (from: number, to: number, value: string) =>
    onChange(minutes.map((now, day) => (day >= from && day < to ? minutesOf(value) : now)))
  return (
    <div className={styles.times}>
      <Time
        label="On weekdays, at most"
        value={same(minutes.slice(0, 5))}
        onChange={(value) => set(0, 5, value)}
      />
      <Time
        label="On weekends, at most"
        value={same(minutes.slice(5))}
        onChange={(value) => set(5, 7, value)}
      />
      <details className={styles.details}>
        <summary>Day by day</summary>
        <div className={styles.days}>
          {WEEKDAYS.map((name, day) => (
            <Time
              key={name}
              label={name}
              value={minutes[day]}
              onChange={(value) => set(day, day + 1, value)}
            />
          ))}
        </div>
      </details>
    </div>
  )
}

type TimeProps = { label: string; value: number | null | undefined; onChange(value: string): void }

function Time({ label, value, onChange }: TimeProps) {
  const isOther = typeof value === 'number' && !CHOICES.some((choice) => choice === value)
  return (
    <SelectField
      label={label}
      value={value === undefined ? 'differs' : String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === undefined && (
        <option value="differs" disabled>
          Differs by day
        </option>
      )}
      <option value="">Any time</option>
      {isOther && <option value={value}>{value} minutes</option>}
      {CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {choice} minutes
        </option>
      ))}
    </SelectField>
  )
}

const minutesOf = (value: string): number | null => (value === '' ? null : Number(value))
