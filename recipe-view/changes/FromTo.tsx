import type { ReactNode } from 'react'
import { sayNumber } from '../wording/wording.ts'
import styles from './FromTo.module.css'

type Props = {
  name: ReactNode
  /** With the space before it. */
  unit: string
  before: number | null
  after: number | null
}

/** A figure before, and after or as it would be. */
export function FromTo({ name, unit, before, after }: Props) {
  const say = (value: number | null) => (value === null ? 'not known' : `${sayNumber(value)}${unit}`)
  return (
    <div className={styles.fromTo}>
      <dt>{name}</dt>
      <dd className="tabular">
        <span className={styles.before}>{say(before)}</span>
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden"> becomes </span>
        <strong>{say(after)}</strong>
      </dd>
    </div>
  )
}
