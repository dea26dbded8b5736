import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Term } from '../terms/Term.tsx'
import styles from './HealthTracking.module.css'

const READINGS = [
  { when: 'Before breakfast', value: 98 },
  { when: 'After breakfast', value: 142 },
  { when: 'Before lunch', value: 108 },
  { when: 'After dinner', value: 132 },
]

const MEALS = [
  { name: 'Vegetable omelette', impact: 'Low' },
  { name: 'Chicken and quinoa bowl', impact: 'Medium' },
  { name: 'Pasta with tomato sauce', impact: 'High' },
]

/** What the tab will hold, shown on samples; none of it is the member's own. */
export function HealthTracking() {
  return (
    <div className={styles.health}>
      <Notice tone="info">
        <p>
          <strong>Sample data.</strong> These readings are not yours. Your own glucose log will be here.
        </p>
      </Notice>
      <div className={styles.heading}>
        <h2>Blood Sugar</h2>
        <Button variant="secondary" disabled>
          Log Blood Sugar
        </Button>
      </div>
      <p className={styles.chart}>A chart of your readings will be here.</p>
      <dl className={styles.stats}>
        <div>
          <dt>Average</dt>
          <dd>
            120 <Term anchor="mgdl-and-mmoll">mg/dL</Term>
          </dd>
        </div>
        <div>
          <dt>
            <Term anchor="time-in-range-tir">In range</Term>
          </dt>
          <dd>85%</dd>
        </div>
        <div>
          <dt>Logged meals</dt>
          <dd>12</dd>
        </div>
      </dl>
      <div className={styles.pair}>
        <section aria-labelledby="sample-readings">
          <h3 id="sample-readings">Recent Readings</h3>
          <dl className={styles.list}>
            {READINGS.map(({ when, value }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{value} mg/dL</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="sample-meals">
          <h3 id="sample-meals">
            <Term anchor="glycemic-impact">Meal Impact</Term>
          </h3>
          <dl className={styles.list}>
            {MEALS.map(({ name, impact }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{impact}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
