import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './ChipGroup.module.css'

export type ChipOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
  icon?: IconName
  disabled?: boolean
}

type Choice<Value extends string> =
  | { multiple?: false; value: Value | null | undefined; onChange: (value: Value) => void }
  | { multiple: true; value: readonly Value[]; onChange: (value: Value[]) => void }

export type ChipGroupProps<Value extends string> = Choice<Value> & {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: ReactNode
  options: readonly ChipOption<Value>[]
  /** `card` gives each option its own tile, for the one big choice of a screen. */
  look?: 'chip' | 'card'
  name?: string
  disabled?: boolean
  className?: string
}

/**
 * One of several (radio buttons) or any of several (checkboxes), as chips. Native inputs are under the chips, so the
 * keyboard, forms and screen readers work as usual.
 */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, hideLabel, hint, error, options, look = 'chip', className, disabled } = props
  const id = useId()
  const name = props.name ?? id
  const described = classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined
  return (
    <fieldset
      className={classNames(styles.group, className)}
      disabled={disabled}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              className={styles.input}
              name={name}
              value={option.value}
              checked={isChosen(props, option.value)}
              disabled={option.disabled}
              onChange={() => choose(props, option.value)}
            />
            {option.icon && <Icon name={option.icon} className={styles.icon} />}
            <span className={styles.text}>
              {option.label}
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </span>
            <Icon name="check" className={styles.check} />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

function isChosen<Value extends string>(choice: Choice<Value>, value: Value): boolean {
  return choice.multiple ? choice.value.includes(value) : choice.value === value
}

function choose<Value extends string>(choice: Choice<Value>, value: Value): void {
  if (!choice.multiple) choice.onChange(value)
  else if (choice.value.includes(value)) choice.onChange(choice.value.filter((other) => other !== value))
  else choice.onChange([...choice.value, value])
}
