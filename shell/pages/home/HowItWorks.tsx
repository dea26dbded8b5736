import { Link } from 'react-router-dom'
import styles from './HowItWorks.module.css'

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">From craving to counted in three steps</h2>
      <ol className={styles.steps}>
        <li>
          <h3>Say what you feel like</h3>
          <p>Four short steps, or one sentence. Add what you have; leave out what you avoid.</p>
        </li>
        <li>
          <h3>We write, weigh and check</h3>
          <p>We write your recipe, weigh and count every ingredient, and check it against your rules.</p>
        </li>
        <li>
          <h3>Cook with the numbers in front of you</h3>
          <p>
            Carbs to count, fiber, and what the glycemic load means in plain words. Save the recipes you love.
          </p>
        </li>
      </ol>
      <p className={styles.note}>
        New to glycemic load? The <Link to="/glossary#glycemic-load-gl">glossary</Link> explains it in three
        sentences.
      </p>
    </section>
  )
}
