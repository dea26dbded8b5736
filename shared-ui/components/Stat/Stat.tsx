import type { ReactNode } from 'react'
import styles from './Stat.module.css'

/** Figures side by side; each of them a `Stat`. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

/**
 * One figure with its name, in a `StatList`. A dash if nothing is known: an invented figure could be believed.
 * @param value null if unknown
 * @param note a few words below it, e.g. "of 5 free"
 */
export function Stat({
  label,
  value,
  note,
}: {
  label: ReactNode
  value: number | null
  note?: string | undefined
}) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value} data-known={value !== null}>
        {value ?? <span aria-hidden="true">–</span>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}
