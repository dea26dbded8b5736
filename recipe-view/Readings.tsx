import type { Reading } from '@evenplate/domain/brief'
import { Icon } from '@evenplate/shared-ui/Icon'
import styles from './Readings.module.css'

type Props = {
  readings: readonly Reading[]
  /** Removes one; without it they are only shown. */
  onDrop?: ((reading: Reading) => void) | undefined
  /** Ids of the readings that the dish followed. */
  kept?: ReadonlySet<string>
  label?: string
}

/** What was read in a request, each with a button that removes it. What a profile requires is changed there. */
export function Readings({ readings, onDrop, kept, label = 'You asked for' }: Props) {
  if (readings.length === 0) return null
  return (
    <div className={styles.readings}>
      <p className={styles.label} id="readings-label">
        {label}
      </p>
      <ul className={styles.list} aria-labelledby="readings-label">
        {readings.map((reading) => (
          <li key={reading.id} className={styles.reading} data-fixed={!reading.mendable || undefined}>
            {kept?.has(reading.id) && <Icon name="check" className={styles.kept} label="followed" />}
            <span className={styles.text}>{reading.text}</span>
            {!reading.mendable && <span className="visually-hidden"> (from your profile)</span>}
            {reading.mendable && onDrop && (
              <button
                type="button"
                className={styles.drop}
                aria-label={`Remove: ${reading.text}`}
                onClick={() => onDrop(reading)}
              >
                <Icon name="close" />
              </button>
            )}
            {!reading.mendable && <Icon name="lock" className={styles.lock} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
