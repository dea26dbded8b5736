import { Badge } from '@evenplate/shared-ui/Badge'
import styles from './Steps.module.css'

/**
 * What to do, in order.
 * @param before the original steps, to mark those that have changed
 */
export function Steps({ steps, before = steps }: { steps: string[]; before?: string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((text, index) => (
        // A finished recipe’s lines are never reordered, and may repeat.
        <li key={index}>
          {text}{' '}
          {text !== before[index] && (
            <Badge tone="apricot" className={styles.changed}>
              changed
            </Badge>
          )}
        </li>
      ))}
    </ol>
  )
}
