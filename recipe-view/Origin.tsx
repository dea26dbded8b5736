import type { Figures } from '@evenplate/domain/recipe'
import { Notice } from '@evenplate/shared-ui/Notice'
import styles from './Origin.module.css'

/** Who composed the dish, what it was checked against, and what could not be honoured. */
export function Origin({ origin }: { origin: Figures['origin'] }) {
  const { notice, notes, checked } = origin
  return (
    <div className={styles.origin}>
      {notes.length > 0 && (
        <Notice tone="warning" className={styles.undone} title="Not everything you asked for could be done">
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className={styles.from}>
        {sentence(notice)}
        {checked.length > 0 && ` ${sentence(`Checked against: ${checked.join(', ')}`)}`}
      </p>
    </div>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
