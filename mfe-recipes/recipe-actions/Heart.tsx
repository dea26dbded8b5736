import { Icon } from '@evenplate/shared-ui/Icon'
import styles from './Heart.module.css'

type Props = {
  on: boolean
  of: string
  onPress: () => void
  /** On a phone its name is under the icon, like the buttons next to it. */
  word?: boolean
}

/** Red and filled for a favorite. */
export function Heart({ on, of, onPress, word = false }: Props) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={on}
      aria-label={`Favorite: ${of}`}
      onClick={onPress}
    >
      <Icon name="heart" />
      {word && <span className={styles.word}>Favorite</span>}
    </button>
  )
}
