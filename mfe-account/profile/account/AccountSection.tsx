import { Card } from '@evenplate/shared-ui/Card'
import { type ReactNode, useId } from 'react'
import styles from './Account.module.css'

/** One right of a member, with its title and what it does. */
export function AccountSection(props: {
  title: string
  lead?: ReactNode
  danger?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" className={styles.section} data-danger={props.danger} aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      {props.lead && <p className={styles.lead}>{props.lead}</p>}
      {props.children}
    </Card>
  )
}

/** Tells password managers whose password this form is for. */
export function Username({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
