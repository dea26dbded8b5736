import { LIMITS } from '@evenplate/domain/limits'
import type { ReactNode } from 'react'
import { Term } from '../terms/Term.tsx'
import styles from './Overview.module.css'

/** @param counts undefined when they could not be read */
export function StatCards({ counts }: { counts: { total: number; favorites: number } | undefined }) {
  return (
    <dl className={styles.stats}>
      <Stat
        label="Total Recipes"
        value={counts?.total ?? null}
        note={counts && counts.total <= LIMITS.savedRecipes ? `of ${LIMITS.savedRecipes} free` : undefined}
      />
      <Stat label="Favorites" value={counts?.favorites ?? null} />
      <Stat label={<Term anchor="blood-glucose">Blood Sugar Trend</Term>} value={null} />
      <Stat label="Meal Streak" value={null} />
    </dl>
  )
}

/** A dash where nothing is known: an invented "Stable" could be believed. */
function Stat({ label, value, note }: { label: ReactNode; value: number | null; note?: string | undefined }) {
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
