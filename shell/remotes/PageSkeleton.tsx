import styles from './PageSkeleton.module.css'

/** Stands where a page is about to be. Appears late, so that a quick load shows no flicker. */
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
