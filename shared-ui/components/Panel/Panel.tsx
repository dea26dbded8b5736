import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

/**
 * A named part of a page, in its own frame.
 * @param action a link onward, e.g. "View All"; next to the heading
 */
export function Panel({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Entries of a panel, one below the other, with a line between them. */
export function PanelRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
