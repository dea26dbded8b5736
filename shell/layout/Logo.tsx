import { BRAND } from '@evenplate/domain/brand'
import styles from './Logo.module.css'

/** The mark is a plate with an even curve across it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.plate} cx="16" cy="16" r="15.5" />
        <circle className={styles.rim} cx="16" cy="16" r="11.6" />
        <path className={styles.curve} d="M7.2 18.4c2.6-4.5 5.8-4.9 8.8-2.2s6.2 2.3 8.4-1.6" />
        <circle className={styles.dot} cx="24.2" cy="14.4" r="2.2" />
      </svg>
      <span>{BRAND.name}</span>
    </span>
  )
}
