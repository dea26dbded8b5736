import type { Told } from './kept/use-marks.ts'
import styles from './ShoppingList.module.css'

/** Where checked items are stored now, in one line. */
export function ToldLine({ told, waiting, isGuest }: { told: Told; waiting: number; isGuest: boolean }) {
  return (
    <p className={styles.told} role="status">
      {isGuest ? 'Kept in this browser.' : say(told, waiting)}
    </p>
  )
}

function say(told: Told, waiting: number): string {
  const changes = waiting === 1 ? '1 change is' : `${waiting} changes are`
  switch (told) {
    case 'offline':
      return waiting > 0 ? `Offline: ${changes} kept on this device.` : 'Offline.'
    case 'unanswered':
      return waiting > 0
        ? `${changes} kept on this device and not sent yet. We keep trying.`
        : 'No answer just now. We keep trying.'
    case 'sending':
      return waiting > 0 ? 'Saving...' : 'Saved.'
    default:
      return waiting > 0 ? 'Saving...' : 'Saved.'
  }
}
