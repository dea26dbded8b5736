import { LIMITS } from '@evenplate/domain/limits'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import styles from './ClosingCall.module.css'

export function ClosingCall() {
  return (
    <section className={styles.band} aria-labelledby="start">
      <svg className={styles.line} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 92C160 92 190 38 330 38s190 44 350 44 200-30 520-30" />
      </svg>
      <div className={styles.words}>
        <h2 id="start">What would you like to eat tonight?</h2>
        <p>
          A free account saves up to {LIMITS.savedRecipes} recipes, lets you print them, and remembers what
          you eat and what you avoid.
        </p>
        <p className={styles.ways}>
          <Link className={`${buttonClass({ size: 'l' })} ${styles.primary}`} to="/register">
            Get Started Free
          </Link>
          <Link
            className={`${buttonClass({ size: 'l', variant: 'secondary' })} ${styles.secondary}`}
            to="/glossary"
          >
            Explore Our Glossary
          </Link>
        </p>
      </div>
    </section>
  )
}
