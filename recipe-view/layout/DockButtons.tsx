import type { ReactNode } from 'react'
import styles from './DockButtons.module.css'

/** The buttons of a dock: on a phone each is an icon over a word, elsewhere a row. */
export function DockButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** Words of a button's name that do not fit on a phone; they are still part of it. */
export function Wide({ children }: { children: ReactNode }) {
  return <span className={styles.wide}>{children}</span>
}
