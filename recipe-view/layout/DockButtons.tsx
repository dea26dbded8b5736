import type { ReactNode } from 'react'
import styles from './DockButtons.module.css'

/** The buttons of a dock: on a phone each is an icon over a word, elsewhere a row. */
export function DockButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** Words of a button's name that a phone has no room for; they are part of it all the same. */
export function Wide({ children }: { children: ReactNode }) {
  return <span className={styles.wide}>{children}</span>
}
