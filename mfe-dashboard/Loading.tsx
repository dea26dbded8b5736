import styles from './DashboardPage.module.css'

export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      Loading your dashboard...
    </p>
  )
}
