import type { BroughtItem } from '../../state/brought.ts'
import { Line } from './Line.tsx'
import styles from './Lines.module.css'
import type { Mending } from './use-mending.ts'

type Props = {
  item: BroughtItem
  mending: Mending
  /** More than can be counted: nothing is counted until some of it is left out. */
  isHeld: boolean
}

/** The recipe's own lines, each next to how it was read. */
export function Lines({ item, mending, isHeld }: Props) {
  const { lines } = item.recipe
  if (lines.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="lines-title">
      <h2 id="lines-title" className={styles.title}>
        Line by line
      </h2>
      <p className={styles.soft}>
        Grams are for the whole recipe, counting only what you eat. Change a line and the numbers update.
      </p>
      <ul className={styles.lines}>
        {lines.map(({ kind, text }, at) =>
          // Lines are never reordered here, and may repeat.
          kind === 'heading' ? (
            <li key={at} className={styles.heading}>
              <h3>{text}</h3>
            </li>
          ) : (
            <Line key={at} at={at} text={text} shown={mending.shown(at)} mending={mending} isHeld={isHeld} />
          ),
        )}
      </ul>
    </section>
  )
}
