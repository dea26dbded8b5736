import styles from './Loading.module.css'

/** Takes the place of what is loading, and names it. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  )
}
