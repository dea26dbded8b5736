import { usePlatform } from '@evenplate/platform/define-remote'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import styles from './MealPlannerPage.module.css'

export function MealPlannerPage() {
  const { nav } = usePlatform()
  return (
    <div className={styles.page}>
      <PageHeader title="Meal Planner" />
      <EmptyState title="Nothing is here yet." action={<nav.Link to="/">Home</nav.Link>} />
    </div>
  )
}
