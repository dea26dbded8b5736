import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Stepper.module.css'

export type StepperProps = {
  label: string
  value: number
  min: number
  max: number
  /** Called with a value within min and max. */
  onChange: (value: number) => void
  hint?: ReactNode
  /** The value in words, e.g. `(n) => n === 1 ? '1 person' : `${n} people``. */
  format?: (value: number) => string
  disabled?: boolean
  className?: string
}

/** A small whole number, changed one up or one down. */
export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
  hint,
  format = String,
  disabled,
  className,
}: StepperProps) {
  const id = useId()
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={classNames(styles.stepper, className)}
    >
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.control}>
        {/* At either end a button stays focusable; otherwise the focus would be lost after pressing it. */}
        <button
          type="button"
          className={styles.button}
          aria-label={`${label}: one less`}
          aria-disabled={value <= min || undefined}
          disabled={disabled}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.value} aria-live="polite">
          {format(value)}
        </output>
        <button
          type="button"
          className={styles.button}
          aria-label={`${label}: one more`}
          aria-disabled={value >= max || undefined}
          disabled={disabled}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  )
}
