import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Field.module.css'

/** Props that all kinds of fields share. */
export type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers only, where the page already says it. */
  hideLabel?: boolean
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Empty when nothing is. */
  error?: ReactNode
  /** Said beside the label, e.g. "optional". */
  note?: ReactNode
}

/** What a control must carry so that label, hint and error belong to it. */
export type Wiring = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  id?: string
  className?: string
  /** Ids of further descriptions the caller has. */
  describedBy?: string
  children: (wiring: Wiring) => ReactNode
}

/** Label above, control, then hint and error, wired together for screen readers. */
export function Field({ label, hideLabel, hint, error, note, id, className, describedBy, children }: Props) {
  const made = useId()
  const control = id ?? made
  const hintId = hint ? `${control}-hint` : undefined
  const errorId = error ? `${control}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        className: styles.control ?? '',
        'aria-describedby': classNames(describedBy, hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* The region is always there: screen readers announce what is put into it, not that it appears. */}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && <Icon name="danger" />}
        {error && <span>{error}</span>}
      </p>
    </div>
  )
}
