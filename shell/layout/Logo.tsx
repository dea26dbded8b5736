import { BRAND } from '@evenplate/domain/brand'
import styles from './Logo.module.css'

/** The mark is a plate with an even curve across it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.plate} cx="16" cy="16" r="15.5" />
        <circle className={styles.rim} cx="16" cy="16" r="11.6" />
        <path className={styles.curve} d="M6.5 18.6c3.6 0 4.6-5 8.6-5s5.6 3.4 10.4 3.4" />
        <circle className={styles.dot} cx="15.1" cy="13.6" r="2.1" />
      </svg>
      <span>{BRAND.name}</span>
    </span>
  )
}
