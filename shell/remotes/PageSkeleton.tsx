import styles from './PageSkeleton.module.css'

/** Takes the place of a page that is loading. Appears late, so that a quick load does not flicker. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the page">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  )
}
