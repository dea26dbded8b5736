import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import styles from './MealPlanner.module.css'

/** The planner has its own issue to come; until then its place says so and leads on. */
export function MealPlanner() {
  return (
    <div className={styles.page}>
      <Week />
      <h1 tabIndex={-1}>Meal Planner</h1>
      <p className={styles.soon}>Coming Soon!</p>
      <p className={styles.lead}>
        A week of meals planned around your blood sugar, with a shopping list. We’re still working on it. In
        the meantime, you can build one good meal at a time.
      </p>
      <Link className={buttonClass({ size: 'l' })} to="/recipe-builder">
        Build a Recipe
      </Link>
    </div>
  )
}

/** Seven plates, some already filled. */
function Week() {
  return (
    <svg className={styles.week} viewBox="0 0 364 60" aria-hidden="true">
      {[0.5, 0.3, 0.62, 0.4, 0, 0, 0].map((share, day) => (
        <g key={day} transform={`translate(${26 + day * 52} 30)`}>
          <circle className={styles.plate} r="23" data-empty={share === 0} />
          {share > 0 && (
            <>
              <circle className={styles.vegetables} r="8" pathLength="1" strokeDasharray={`${share} 1`} />
              <circle
                className={styles.protein}
                r="8"
                pathLength="1"
                strokeDasharray={`${(1 - share) / 2} 1`}
                strokeDashoffset={-share}
              />
              <circle
                className={styles.carbohydrate}
                r="8"
                pathLength="1"
                strokeDasharray={`${(1 - share) / 2} 1`}
                strokeDashoffset={-(1 + share) / 2}
              />
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
