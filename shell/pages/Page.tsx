import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  title: string
  lead?: ReactNode
  eyebrow?: ReactNode
  /** 'text' for pages to read, 'wide' for pages to browse. */
  width?: 'text' | 'wide'
  children: ReactNode
}

/** The frame of the shell's own pages. */
export function Page({ title, lead, eyebrow, width = 'text', children }: Props) {
  return (
    <div className={styles.page} data-width={width}>
      <PageHeader title={title} lead={lead} eyebrow={eyebrow} />
      {children}
    </div>
  )
}
