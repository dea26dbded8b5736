import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Table.module.css'

export type TableProps = ComponentPropsWithRef<'table'> & {
  /** What it is about, for screen readers; also shown if nothing next to it says so. */
  caption: string
  showCaption?: boolean
}

/** A table of figures: words at the start of a row, numbers aligned at its end. Rows are ordinary `tr`s. */
export function Table({ caption, showCaption = false, className, children, ...table }: TableProps) {
  return (
    <table {...table} className={classNames(styles.table, className)}>
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      {children}
    </table>
  )
}
