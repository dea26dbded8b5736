import type { RecipeCard } from '@evenplate/saved-recipe/card'
import type { Activity } from '../data/activity.ts'
import { FavoriteRecipes } from './FavoriteRecipes.tsx'
import styles from './Overview.module.css'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { Suggestions } from './Suggestions.tsx'

/** Undefined is what could not be read, which is said apart from having none. */
export function Overview(props: {
  counts: { total: number; favorites: number } | undefined
  favorites: RecipeCard[] | undefined
  activity: Activity[] | undefined
}) {
  return (
    <div className={styles.overview}>
      <StatCards counts={props.counts} />
      <div className={styles.pair}>
        <FavoriteRecipes favorites={props.favorites} />
        <RecentActivity activity={props.activity} />
      </div>
      <Suggestions />
    </div>
  )
}
