import { usePlatform } from '@evenplate/platform/define-remote'
import styles from './Tips.module.css'

export function Tips() {
  const { nav } = usePlatform()
  return (
    <section className={styles.tips} aria-labelledby="planning-tips">
      <h2 id="planning-tips">Meal Planning Tips</h2>
      <ul>
        <li>Spread carbohydrate over the day instead of saving it for one meal.</li>
        <li>Fill half of each plate with non-starchy vegetables.</li>
        <li>Cook twice as much and eat it on two days.</li>
        <li>Keep a snack with protein and fiber on hand.</li>
      </ul>
      <p>
        Nothing you like in the week? Make one dish at a time:{' '}
        <nav.Link to="/recipe-builder">Build a Recipe</nav.Link>
      </p>
      <p className={styles.advice}>
        For information only, not medical advice. Your budgets are yours and your care team’s to set.{' '}
        <nav.Link to="/how-we-count">How we count</nav.Link>
      </p>
    </section>
  )
}
