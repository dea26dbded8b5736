import { Badge } from '@evenplate/shared-ui/Badge'
import styles from './Amounts.module.css'
import type { Change } from './changes.ts'

/** Marks an ingredient that is not as it was: another food, or another weight. */
export function ChangedBadge({ at, changes }: { at: number; changes: readonly Change[] }) {
  const of = changes.filter((change) => change.kind !== 'servings' && change.at === at)
  if (of.length === 0) return null
  return (
    <Badge tone="apricot" className={styles.badge}>
      {of.some(({ kind }) => kind === 'swap') ? 'swapped' : 'changed'}
    </Badge>
  )
}
