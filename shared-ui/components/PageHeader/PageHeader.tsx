import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './PageHeader.module.css'

export type PageHeaderProps = {
  title: ReactNode
  /** One or two sentences: what this page is for. */
  lead?: ReactNode
  /** A word or two above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
  align?: 'start' | 'center'
  className?: string
}

/** The page's only h1. Scripts can focus it: focus goes there when the page changes. */
export function PageHeader({ title, lead, eyebrow, actions, align = 'start', className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)} data-align={align}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
