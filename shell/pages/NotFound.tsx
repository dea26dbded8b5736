import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import styles from './NotFound.module.css'

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        4
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.plate} cx="50" cy="50" r="48" />
          <circle className={styles.well} cx="50" cy="50" r="33" />
          <path className={styles.crumbs} d="M44 56h.1M56 50h.1M51 42h.1M59 59h.1M42 46h.1" />
        </svg>
        4
      </p>
      <h1 tabIndex={-1}>Page not found</h1>
      <p className={styles.lead}>
        There is no page at this address. It may have moved, or the link may have a typo.
      </p>
      <p className={styles.ways}>
        <Link className={buttonClass()} to="/">
          Back to Home
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to="/recipe-builder">
          Build a Recipe
        </Link>
      </p>
      <p>
        Or check the <Link to="/sitemap">sitemap</Link>.
      </p>
    </div>
  )
}
