import styles from './MemberPage.module.css'

export function Loading({ children = 'Loading your dashboard...' }: { children?: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  )
}
