import type { Reading } from '@evenplate/domain/brief'
import type { Figures } from '@evenplate/domain/recipe'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import styles from './Asked.module.css'
import { Readings } from './Readings.tsx'

type Props = {
  origin: Figures['origin']
  /** What the visitor wrote about themselves, e.g. an A1C; shown here, not part of the recipe. */
  told?: readonly string[] | undefined
  onDrop?: ((reading: Reading) => void) | undefined
}

/** The request and how the dish answers it: first what could not be met, then what was changed and what was followed. */
export function Asked({ origin, told = [], onDrop }: Props) {
  const { notes, changes = [], care, fromProfile, conflicts = [], brief } = origin
  const answers = brief?.answers ?? []
  const unmet = notes.filter((note) => !changes.includes(note))
  const missed = [...new Set([...answers.filter(({ held }) => !held).map(({ text }) => text), ...unmet])]
  const changed = [...new Set(changes)]
  const readings = brief?.readings ?? []
  const held = answers.filter(({ held }) => held)
  const checked = new Set(readings.filter(({ kind }) => CHECKED.has(kind)).map(({ id }) => id))
  const otherAnswers = held.filter(({ reading }) => !checked.has(reading))
  const isEmpty = [conflicts, missed, changed, readings, otherAnswers, told, care, fromProfile].every(
    (list) => list.length === 0,
  )
  if (isEmpty) return null
  return (
    <section className={styles.asked} aria-label="What you asked for">
      {conflicts.length > 0 && (
        <Notice tone="danger" className={styles.undone} title="This goes against your profile">
          <List items={conflicts.map(({ rule, term }) => `It contains “${term}”: ${rule}.`)} />
        </Notice>
      )}
      {missed.length > 0 && (
        <Notice tone="warning" className={styles.undone} title="We couldn’t do everything you asked for">
          <List items={missed} />
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="info" className={styles.undone} title="Changed to fit your request">
          <List items={changed} />
        </Notice>
      )}
      <Readings readings={readings} kept={new Set(held.map(({ reading }) => reading))} onDrop={onDrop} />
      {otherAnswers.length > 0 && (
        <ul className={styles.kept} aria-label="Done as you asked">
          {otherAnswers.map(({ reading, text }) => (
            <li key={reading + text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <p className={styles.told}>
          <strong>You told us:</strong> {told.map((text) => `“${text}”`).join('; ')}. Your words are not saved
          with the recipe.
        </p>
      )}
      {care.length > 0 && (
        <Notice tone="info" className={styles.undone} title="Please note">
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
    </section>
  )
}

/** For these an answer only says that they are there, so a check mark is enough. Others show the counted figure. */
const CHECKED: ReadonlySet<Reading['kind']> = new Set(['dish', 'food'])

function List({ items }: { items: string[] }) {
  return (
    <ul className={styles.notes}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
