import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  title: ReactNode
  /** Why it is empty, or what will be here. */
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  className?: string
}

/** Says politely that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <EmptyPlate />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

function EmptyPlate() {
  return (
    <svg viewBox="0 0 160 96" className={styles.picture} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="87" rx="46" ry="5" className={styles.shade} />
      <circle cx="80" cy="46" r="41" className={styles.plate} />
      <circle cx="80" cy="46" r="28" className={styles.well} />
      <path d="M69 51c5-2 8-5 10-9m-7 6c-4-6 0-13 17-14 1 16-9 20-17 14z" className={styles.leaf} />
      <path
        d="M22 14v18m-5-18v13a5 5 0 0 0 10 0V14M22 32v46M139 14c-6 5-7 15-6 27h6m0-27v64"
        className={styles.cutlery}
      />
    </svg>
  )
}
