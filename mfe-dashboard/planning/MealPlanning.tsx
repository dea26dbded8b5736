import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Term } from '../terms/Term.tsx'
import styles from './MealPlanning.module.css'

const TIPS = [
  <>
    Spread <Term anchor="carbohydrates">carbohydrate</Term> over the day instead of saving it for one meal.
  </>,
  <>
    Fill half of each plate with <Term anchor="non-starchy-vegetables">non-starchy vegetables</Term>.
  </>,
  <>
    <Term anchor="batch-cooking">Cook twice as much</Term> and eat it on two days.
  </>,
  <>
    Keep a snack with <Term anchor="protein">protein</Term> and <Term anchor="fiber">fiber</Term> on hand.
  </>,
]

/** The member's week, shown by the meal planner, and help with planning. */
export function MealPlanning() {
  const { nav, Part } = usePlatform()
  return (
    <div className={styles.planning}>
      <div className={styles.week}>
        <Part name="my-week" props={{}} height="30rem" />
      </div>
      {/* Visible only if the planner shows nothing. */}
      <Notice tone="info" className={styles.missing}>
        We can’t show your plan here right now. <nav.Link to="/meal-planner">Open the meal planner</nav.Link>
      </Notice>
      <section aria-labelledby="planning-tips">
        <h2 id="planning-tips">Meal Planning Tips</h2>
        <ul>
          {TIPS.map((tip, index) => (
            // They never move.
            <li key={index}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
