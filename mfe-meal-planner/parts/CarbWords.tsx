import type { MealGlance } from './data/week-glance.ts'
import styles from './Parts.module.css'
import { sayCarbs, standingOf } from './say-carbs.ts'

/** The carbohydrate of a meal beside its budget; what is off is said in words, too. */
export function CarbWords({ meal, counts }: { meal: MealGlance; counts: 'total' | 'net' }) {
  const standing = standingOf(meal)
  return (
    <span className={styles.carbs} data-standing={standing}>
      {sayCarbs(meal, counts)}
      {standing === 'over' && ' · over'}
      {standing === 'under' && ' · under'}
    </span>
  )
}
