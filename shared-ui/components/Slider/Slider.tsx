import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Slider.module.css'

export type SliderProps<Value extends string> = {
  label: ReactNode
  hint?: ReactNode
  /** From least to most; two or more. */
  steps: readonly { value: Value; label: string; hint?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  disabled?: boolean
  className?: string
}

/** A native range over a few named steps. Screen readers read out the name of the step, not its number. */
export function Slider<Value extends string>({
  label,
  hint,
  steps,
  value,
  onChange,
  name,
  disabled,
  className,
}: SliderProps<Value>) {
  const id = useId()
  const range = useRef<HTMLInputElement>(null)
  const last = steps.length - 1
  const at = Math.max(
    0,
    steps.findIndex((step) => step.value === value),
  )
  const go = (index: number) => {
    const step = steps[index]
    if (step && step.value !== value) onChange(step.value)
  }
  const said = steps[at]?.hint ?? hint
  return (
    <div className={classNames(styles.slider, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={range}
        id={id}
        type="range"
        className={styles.range}
        style={{ '--filled': at / last } as CSSProperties}
        name={name}
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={disabled}
        aria-valuetext={steps[at]?.label}
        aria-describedby={said ? `${id}-hint` : undefined}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      {/* The names are a bigger target for a pointer; the keyboard and screen readers use the range itself. */}
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step, index) => (
          <button
            key={step.value}
            type="button"
            tabIndex={-1}
            className={styles.step}
            data-chosen={index === at || undefined}
            disabled={disabled}
            onClick={() => {
              go(index)
              // Moves the focus to the range: arrow keys continue from the pressed step, and nothing hidden from
              // screen readers has focus.
              range.current?.focus()
            }}
          >
            {step.label}
          </button>
        ))}
      </span>
      {said && (
        <p id={`${id}-hint`} className={styles.hint}>
          {said}
        </p>
      )}
    </div>
  )
}
