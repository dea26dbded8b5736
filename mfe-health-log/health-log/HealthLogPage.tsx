import { usePlatform } from '@evenplate/platform/define-remote'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import styles from './HealthLogPage.module.css'

export function HealthLogPage() {
  const { nav } = usePlatform()
  return (
    <div className={styles.page}>
      <PageHeader title="Health Log" />
      <EmptyState title="Nothing is here yet." action={<nav.Link to="/">Home</nav.Link>} />
    </div>
  )
}
