import type { Shown } from '../wording/wording.ts'
import styles from './Figure.module.css'

/** A number with its unit; "at least" if something is missing from it, a dash if nothing is known. */
export function Figure({ shown }: { shown: Shown }) {
  if (!shown)
    return (
      <span>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not known</span>
      </span>
    )
  return (
    <span className="tabular">
      {shown.least && 'at least '}
      <span className={styles.amount}>
        {shown.text}
        {shown.unit && ` ${shown.unit}`}
      </span>
    </span>
  )
}
