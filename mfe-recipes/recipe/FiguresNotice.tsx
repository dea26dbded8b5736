import type { StoredFigures } from '@evenplate/saved-recipe/figures'
import { WHY_COLUMNS } from '@evenplate/saved-recipe/figures'
import { Notice } from '@evenplate/shared-ui/Notice'

/** Says that a saved recipe's figures cannot be shown as they were counted, and why. */
export function FiguresNotice({ figures }: { figures: StoredFigures['state'] }) {
  if (figures !== 'newer' && figures !== 'unreadable') return null
  return (
    <Notice tone="warning" role="status">
      {WHY_COLUMNS[figures]}
    </Notice>
  )
}
