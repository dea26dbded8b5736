import { Badge } from '@evenplate/shared-ui/Badge'
import type { ReactNode } from 'react'
import styles from './ShoppingList.module.css'

type Props = {
  name: string
  /** What is needed, and what to put into the cart for it. */
  amount?: ReactNode
  note?: ReactNode
  state: 'open' | 'bought' | 'again'
  /** What is needed beyond what was bought, "120 g". */
  more?: string | undefined
  onPress: (checked: boolean) => void
  /** Next to the row: its own button. */
  action?: ReactNode
}

/** One thing to buy. The whole row is the checkbox: easy to hit with a thumb. */
export function ItemRow({ name, amount, note, state, more, onPress, action }: Props) {
  return (
    <li className={styles.item} data-state={state}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={state === 'bought'}
          onChange={({ currentTarget }) => onPress(currentTarget.checked)}
        />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {state === 'again' && more && (
            <>
              {' '}
              <Badge tone="apricot">+{more}</Badge>
            </>
          )}
          {amount && <span className={styles.amount}>{amount}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      {action}
    </li>
  )
}
