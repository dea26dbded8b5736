import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Term } from '../terms/Term.tsx'
import styles from './MealPlanning.module.css'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SLOTS = ['Breakfast', 'Lunch', 'Dinner', 'Snacks']
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
    Keep a snack with <Term anchor="protein">protein</Term> and <Term anchor="fiber">fiber</Term> at hand.
  </>,
]

/** What the tab will hold, shown on a sample week; none of it is the member's own. */
export function MealPlanning() {
  return (
    <div className={styles.planning}>
      <Notice tone="info">
        <p>
          <strong>Sample data.</strong> This week is an example. Your own plan and shopping list will be here.
        </p>
      </Notice>
      <div className={styles.heading}>
        <h2>May 15-21, 2023</h2>
        <div className={styles.actions}>
          <Button variant="secondary" disabled>
            Generate Shopping List
          </Button>
          <Button disabled>Save Plan</Button>
        </div>
      </div>
      <ol className={styles.week}>
        {DAYS.map((day) => (
          <li key={day} className={styles.day}>
            <h3>{day}</h3>
            {SLOTS.map((slot) => (
              <div key={slot} className={styles.slot}>
                <h4>{slot}</h4>
                <button type="button" disabled aria-label={`+ Add Meal: ${day}, ${slot}`}>
                  + Add Meal
                </button>
              </div>
            ))}
          </li>
        ))}
      </ol>
      <section aria-labelledby="planning-tips">
        <h3 id="planning-tips">Meal Planning Tips</h3>
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
