import { useState } from 'react'
import styles from './ProgressBar.module.css'

/** A line along the top while a page is on its way. Hidden at first, so a quick load shows nothing. */
export function ProgressBar({ running }: { running: boolean }) {
  // If the line was visible, it runs to its end before it disappears; if not, it disappears at once.
  const [seen, setSeen] = useState(false)
  if (!running && !seen) return null
  return (
    <div
      className={styles.bar}
      data-state={running ? 'running' : 'arrived'}
      role="progressbar"
      aria-label="Loading the page"
      onAnimationStart={() => setSeen(true)}
      onAnimationEnd={() => {
        if (!running) setSeen(false)
      }}
    />
  )
}
