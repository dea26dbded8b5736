import { planRules } from '@evenplate/meal-plan/rules'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import styles from './MoreRules.module.css'
import type { RulesProps } from './MoreRules.tsx'
import { numberOf } from './read-budget.ts'

const CAPS = [
  { key: 'mostLoad', label: 'Glycemic load, at most' },
  { key: 'mostSodium', label: 'Sodium, at most (mg)' },
  { key: 'leastFiber', label: 'Fiber, at least (g)' },
] as const

/** Limits for a meal other than its budget. Empty: no such limit. */
export function Caps({ rules, onChange }: RulesProps) {
  return (
    <div className={styles.caps}>
      {CAPS.map(({ key, label }) => (
        <Cap
          key={`${key} ${rules[key]}`}
          label={label}
          value={rules[key]}
          read={(value) => planRules.shape[key].safeParse(value).error?.issues[0]?.message ?? null}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
    </div>
  )
}

type CapProps = {
  label: string
  value: number | null
  /** @returns a sentence if it cannot be one */
  read(value: unknown): string | null
  onChange(value: number | null): void
}

function Cap({ label, value, read, onChange }: CapProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const [problem, setProblem] = useState<string | null>(null)
  const leave = () => {
    const typed = text.trim() === '' ? null : (numberOf(text) ?? Number.NaN)
    const wrong = read(typed)
    setProblem(wrong)
    if (!wrong && typed !== value) onChange(typed)
  }
  return (
    <TextField
      label={label}
      note="optional"
      inputMode="decimal"
      value={text}
      error={problem}
      maxLength={8}
      onChange={({ target }) => setText(target.value)}
      onBlur={leave}
    />
  )
}
