import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import styles from './HealthTracking.module.css'

/** The member's readings of the last 14 days, shown by the health log. */
export function HealthTracking() {
  const { nav, Part } = usePlatform()
  return (
    <div className={styles.health}>
      <div className={styles.days}>
        <Part name="last-14-days" props={{}} height="24rem" />
      </div>
      {/* Visible only if the health log shows nothing. */}
      <Notice tone="info" className={styles.missing}>
        We can’t show your readings here right now. <nav.Link to="/health">Open the health log</nav.Link>
      </Notice>
    </div>
  )
}
