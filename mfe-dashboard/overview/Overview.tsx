import type { Activity } from '../data/activity.ts'
import type { Recipes } from '../recipes/use-recipes.ts'
import { FavoriteRecipes } from './FavoriteRecipes.tsx'
import styles from './Overview.module.css'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { Suggestions } from './Suggestions.tsx'

export function Overview(props: { recipes: Recipes; activity: Activity[] | undefined }) {
  return (
    <div className={styles.overview}>
      <StatCards recipes={props.recipes} />
      <div className={styles.pair}>
        <FavoriteRecipes recipes={props.recipes} />
        <RecentActivity activity={props.activity} />
      </div>
      <Suggestions />
    </div>
  )
}
