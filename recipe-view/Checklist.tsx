import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { type ReactNode, useState } from 'react'
import styles from './Checklist.module.css'

type Props = {
  lines: string[]
  /** Shown after a line. */
  badge?: (at: number) => ReactNode
}

/** "For the sauce:" is not an item to check off. */
const HEADING = /^[^\d:]{2,60}:$/

/** A number stays with its unit at the end of a line: "(about 23 g)". */
const together = (line: string): string => line.replaceAll(/(\d) (g|ml)(?=\))/g, '$1\u00a0$2')

/** Ingredients to check off as they come out of the cupboard. */
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
        // A finished recipe’s lines are never reordered, and may repeat.
        <li key={index}>
          {HEADING.test(line) ? (
            <h3 className={styles.group}>{line.slice(0, -1)}</h3>
          ) : (
            <Checkbox
              className={styles.check}
              label={together(line)}
              checked={ticked.has(index)}
              onChange={() => toggle(index)}
            />
          )}
          {badge?.(index)}
        </li>
      ))}
    </ul>
  )
}
