import { Icon } from '@evenplate/shared-ui/Icon'
import styles from './Heart.module.css'

/** Red and filled for a favorite. */
export function Heart({ on, of, onPress }: { on: boolean; of: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={on}
      aria-label={`Favorite: ${of}`}
      onClick={onPress}
    >
      <Icon name="heart" />
    </button>
  )
}
