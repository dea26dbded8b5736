import type { Budget, Meal } from '@evenplate/meal-plan/rules'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './Budgets.module.css'
import { type BudgetText, readBudget, textOf } from './read-budget.ts'

type Props = {
  meal: Meal
  budget: Budget | null
  onChange(budget: Budget | null): void
}

/** One meal’s budget: grams of carbs, and how many more or less are fine. Unreadable input stays as it was typed. */
export function BudgetFields({ meal, budget, onChange }: Props) {
  const id = useId()
  const [text, setText] = useState<BudgetText>(() => textOf(budget))
  const [shown, setShown] = useState(budget)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTyped, setTyped] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  // The fields show a budget that changed elsewhere, by Undo or another device, unless someone is typing in them.
  if (JSON.stringify(shown) !== JSON.stringify(budget)) {
    setShown(budget)
    if (!isTyped) {
      setText(textOf(budget))
      setProblem(null)
    }
  }
  const leave = (isDone: boolean) => {
    if (isDone) setTyped(false)
    const read = readBudget(text)
    // A budget is not finished between its two fields.
    if ('problem' in read) return isDone && setProblem(read.problem)
    setProblem(null)
    if (JSON.stringify(read.budget) === JSON.stringify(budget)) return
    setShown(read.budget)
    onChange(read.budget)
  }
  // Text typed before the page's code was loaded arrives in fields that were left long ago.
  const leaveIfLeft = useEffectEvent(() => {
    if (isTyped && !fields.current?.contains(document.activeElement)) leave(true)
  })
  useEffect(() => leaveIfLeft(), [text])
  const field = (name: keyof BudgetText, label: string) => (
    <input
      className={styles.number}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      aria-label={`${meal}: ${label}`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={`${id}-problem`}
      data-budget={meal}
      value={text[name]}
      onChange={({ target: { value: typed } }) => {
        setTyped(true)
        setText((before) => ({ ...before, [name]: typed }))
      }}
    />
  )
  return (
    <fieldset
      ref={fields}
      className={styles.budget}
      onBlur={({ currentTarget, relatedTarget }) => leave(!currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Enter' && leave(true)}
    >
      <legend className={styles.meal}>{meal}</legend>
      <span className={styles.line}>
        {field('carbs', 'grams of carbs')}
        <span aria-hidden="true">±</span>
        {field('tolerance', 'grams more or less')}
        <span aria-hidden="true">g</span>
      </span>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  )
}
