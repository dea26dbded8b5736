import { BRAND } from '@evenplate/domain/brand'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import { CountSlip } from './CountSlip.tsx'
import styles from './Hero.module.css'

export function Hero({ whole }: { whole: boolean }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{BRAND.tagline}</p>
        <h1 tabIndex={-1}>Food to look forward to. Numbers you can trust.</h1>
        <p className={styles.lead}>
          Tell us what you feel like eating. You get an AI-powered recipe with lower-glycemic swaps, and its
          carbs, fiber and glycemic impact counted ingredient by ingredient.
        </p>
        <p className={styles.ways}>
          <Link className={buttonClass({ size: 'l' })} to="/recipe-builder">
            Build a Recipe
          </Link>
          <Link className={buttonClass({ size: 'l', variant: 'secondary' })} to="/meal-planner">
            Plan Your Week
          </Link>
        </p>
        <p className={styles.trust}>
          <strong>5,000+</strong> happy users. Three free recipes a day, no account needed.
        </p>
      </div>
      <CountSlip whole={whole} />
    </section>
  )
}
