import { Card } from '@evenplate/shared-ui/Card'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

/** The single column around every account form. */
export function AccountFrame(props: {
  title: string
  lead?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <div className={styles.frame}>
      <PageHeader title={props.title} lead={props.lead} />
      <Card>{props.children}</Card>
      {props.footer && <div className={styles.footer}>{props.footer}</div>}
    </div>
  )
}
