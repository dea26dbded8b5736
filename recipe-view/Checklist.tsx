import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { type ReactNode, useState } from 'react'
import styles from './Checklist.module.css'

type Props = {
  lines: string[]
  /** What stands after a line. */
  badge?: (at: number) => ReactNode
}

/** Ingredients to tick off while they come out of the cupboard. */
export function Checklist({ lines, badge }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const toggle = (index: number) => {
    const next = new Set(ticked)
    if (!next.delete(index)) next.add(index)
    setTicked(next)
  }
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        // A finished recipe’s lines never move, and may repeat.
        <li key={index}>
          <Checkbox
            className={styles.check}
            label={line}
            checked={ticked.has(index)}
            onChange={() => toggle(index)}
          />
          {badge?.(index)}
        </li>
      ))}
    </ul>
  )
}
