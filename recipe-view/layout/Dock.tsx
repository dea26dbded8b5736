import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Dock.module.css'

/**
 * The actions for a recipe, in one bar at the bottom edge. The page knows its height, so that focused or scrolled-to
 * elements and temporary messages stop above it.
 */
export function Dock({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dock = ref.current
    if (!dock || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const measure = new ResizeObserver(() => style.setProperty('--dock', `${dock.offsetHeight}px`))
    measure.observe(dock)
    return () => {
      measure.disconnect()
      style.removeProperty('--dock')
    }
  }, [])
  return (
    <div ref={ref} className={styles.dock}>
      {children}
    </div>
  )
}
