import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Progress.module.css'

export type ProgressProps = {
  label: ReactNode
  hideLabel?: boolean
  /** How far, from 0 to `max`; leave it out if unknown. */
  value?: number
  max?: number
  /** The state in words, shown and read out: "Step 2 of 4". */
  text?: string
  tone?: 'basil' | 'apricot' | 'tomato'
  className?: string
}

/** A progress bar with its state in words. */
export function Progress({
  label,
  hideLabel,
  value,
  max = 100,
  text,
  tone = 'basil',
  className,
}: ProgressProps) {
  const id = useId()
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <div className={classNames(styles.progress, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      <div
        role="progressbar"
        className={styles.track}
        data-tone={tone}
        data-unknown={share === undefined || undefined}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div
          className={styles.bar}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
