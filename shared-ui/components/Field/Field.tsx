import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Field.module.css'

/** Props that all fields share. */
export type FieldProps = {
  label: ReactNode
  /** Hides the label from view but not from screen readers, if the page already shows the same words. */
  hideLabel?: boolean
  /** Help that is shown from the start. */
  hint?: ReactNode
  /** What is wrong and how to correct it; empty if nothing is. */
  error?: ReactNode
  /** Shown next to the label, e.g. "optional". */
  note?: ReactNode
}

/** Attributes a control needs so that label, hint and error belong to it. */
export type Wiring = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  id?: string
  className?: string
  /** Ids of more descriptions that the caller provides. */
  describedBy?: string
  children: (wiring: Wiring) => ReactNode
}

/** Label on top, control, then hint and error, connected for screen readers. */
export function Field({ label, hideLabel, hint, error, note, id, className, describedBy, children }: Props) {
  const generatedId = useId()
  const control = id ?? generatedId
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
      {/* The region is always there: screen readers announce text put into it, not a region that appears. */}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && <Icon name="danger" />}
        {error && <span>{error}</span>}
      </p>
    </div>
  )
}
