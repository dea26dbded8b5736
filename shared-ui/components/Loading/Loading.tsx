import styles from './Loading.module.css'

/** Stands where something is about to be, and says what. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  )
}
