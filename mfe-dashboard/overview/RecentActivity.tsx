import { usePlatform } from '@evenplate/platform/define-remote'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Panel, PanelRows } from '@evenplate/shared-ui/Panel'
import type { Activity } from '../data/activity.ts'
import styles from './Overview.module.css'
import { shortDate } from './short-date.ts'

export const ACTIVITY_ICONS = {
  recipe_created: 'plate',
  recipe_favorited: 'heart',
  meal_planned: 'calendar',
} as const

/** @param activity undefined if it could not be read, which is different from having none. */
export function RecentActivity({ activity }: { activity: Activity[] | undefined }) {
  const { nav } = usePlatform()
  return (
    <Panel
      title="Recent Activity"
      action={
        activity &&
        activity.length > 0 && (
          <nav.Link to="/activity" aria-label="View All activity">
            View All
          </nav.Link>
        )
      }
    >
      {activity === undefined && <p className={styles.soft}>We couldn’t load your activity just now.</p>}
      {activity?.length === 0 && (
        <p className={styles.soft}>
          No recent activity. <nav.Link to="/recipe-builder">Create Your First Recipe</nav.Link>
        </p>
      )}
      {activity && activity.length > 0 && (
        <PanelRows>
          {activity.map(({ id, type, description, created_at }) => (
            <li key={id} className={styles.activity}>
              <Icon name={ACTIVITY_ICONS[type]} />
              <span>{description}</span>
              <time dateTime={created_at}>{shortDate(created_at)}</time>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  )
}
