import type { Figures } from '@evenplate/domain/recipe'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import styles from './Origin.module.css'

/** Who composed the dish, what it was checked against, what could not be honoured, and what its reader should mind. */
export function Origin({ origin }: { origin: Figures['origin'] }) {
  const { notice, notes, checked, fromProfile, care, conflicts = [] } = origin
  const besides = checked.filter((rule) => !fromProfile.includes(rule))
  return (
    <div className={styles.origin}>
      {conflicts.length > 0 && (
        <Notice tone="danger" className={styles.undone} title="Your profile speaks against this">
          <List items={conflicts.map(({ rule, term }) => `It has “${term}”: ${rule}.`)} />
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="warning" className={styles.undone} title="Not everything you asked for could be done">
          <List items={notes} />
        </Notice>
      )}
      {care.length > 0 && (
        <Notice tone="info" className={styles.undone} title="For you to mind">
          <List items={care} />
        </Notice>
      )}
      {fromProfile.length > 0 && (
        <p className={styles.profile}>
          <Icon name="checkCircle" />
          <span>
            <strong>From your profile:</strong> {fromProfile.join(', ')}. Checked in every ingredient and
            step.
          </span>
        </p>
      )}
      <p className={styles.from}>
        {sentence(notice)}
        {besides.length > 0 &&
          ` ${sentence(`${fromProfile.length > 0 ? 'Also checked' : 'Checked'} against: ${besides.join(', ')}`)}`}
      </p>
    </div>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul className={styles.notes}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
