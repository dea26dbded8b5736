import type { MealGlance } from './data/week-glance.ts'
import styles from './Parts.module.css'
import { sayCarbs, standingOf } from './say-carbs.ts'

/** A meal's carbohydrate next to its budget; how far it is off is also said in words. */
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
