import type { LineFigures } from '@evenplate/domain/recipe'
import { Badge } from '@evenplate/shared-ui/Badge'
import styles from './Amounts.module.css'
import { atOf, type Change } from './changes.ts'

type Props = { at: number; changes: readonly Change[]; was: LineFigures | undefined }

/**
 * Marks an ingredient that has changed: another food, or another weight.
 * @param was the original line
 */
export function ChangedBadge({ at, changes, was }: Props) {
  const of = changes.filter((change) => atOf(change) === at)
  if (of.length === 0) return null
  return (
    <Badge tone="apricot" className={styles.badge}>
      {of.some((change) => change.kind === 'swap' && change.food !== was?.foodId) ? 'swapped' : 'changed'}
    </Badge>
  )
}
