import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Notice.module.css'

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  /** Buttons or links that respond to the notice. */
  actions?: ReactNode
}

const SIGNS = { info: 'info', success: 'checkCircle', warning: 'warning', danger: 'danger' } as const

/**
 * A message in the page that stays. Give it `role="alert"` when it appears because something failed,
 * `role="status"` when something is done; no role when it was there from the page's first render.
 */
export function Notice({ tone = 'info', title, actions, className, children, ...rest }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)} data-tone={tone} {...rest}>
      <Icon name={SIGNS[tone]} className={styles.sign} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
