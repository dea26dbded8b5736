import { LIMITS } from '@evenplate/domain/limits'
import type { Recipes } from '../recipes/use-recipes.ts'
import styles from './Overview.module.css'

export function StatCards({ recipes: { list, failed } }: { recipes: Recipes }) {
  const count = (of: number) => (failed ? null : of)
  return (
    <dl className={styles.stats}>
      <Stat label="Total Recipes" value={count(list.length)} note={`of ${LIMITS.savedRecipes} free places`} />
      <Stat label="Favorites" value={count(list.filter((recipe) => recipe.is_favorite).length)} />
      <Stat label="Blood Sugar Trend" value={null} />
      <Stat label="Meal Streak" value={null} />
    </dl>
  )
}

/** A dash where nothing is known: an invented "Stable" could be believed. */
function Stat({ label, value, note }: { label: string; value: number | null; note?: string }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value} data-known={value !== null}>
        {value ?? <span aria-hidden="true">–</span>}
      </dd>
      <dd className={styles.note}>{value === null ? 'No data yet' : note}</dd>
    </div>
  )
}
