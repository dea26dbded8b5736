import { usePlatform } from '@evenplate/platform/define-remote'
import type { Activity } from '../data/activity.ts'
import styles from './Overview.module.css'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { Suggestions } from './Suggestions.tsx'

/** @param props.activity undefined if it could not be read, which is different from having none */
export function Overview({ activity }: { activity: Activity[] | undefined }) {
  const { Part } = usePlatform()
  return (
    <div className={styles.overview}>
      <StatCards />
      <Part name="planned-today" props={{}} height="7.5rem" />
      <div className={styles.pair}>
        <Part name="favorite-recipes" props={{}} height="24rem" />
        <RecentActivity activity={activity} />
      </div>
      <Suggestions />
    </div>
  )
}
