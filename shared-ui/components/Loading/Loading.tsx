import styles from './Loading.module.css'

/**
 * Takes the place of what is loading, and names it. `data-unfinished`: a visitor who comes back to a link that is still
 * loading gets the focus on it once it is there, not on the page's heading.
 */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" data-unfinished className={styles.loading}>
      {children}
    </p>
  )
}
