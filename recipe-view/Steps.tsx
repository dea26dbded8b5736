import styles from './Steps.module.css'

/** What to do, in order. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((text, index) => (
        // A finished recipe’s lines never move, and may repeat.
        <li key={index}>{text}</li>
      ))}
    </ol>
  )
}
