import { useEffect, useState } from 'react'
import styles from './Cooking.module.css'
import { messageAt, ROTATION } from './messages.ts'

export function RotatingMessage({ started }: { started: number }) {
  const [now, setNow] = useState(started)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ROTATION)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.message} aria-live="polite">
      {messageAt(now - started)}
    </p>
  )
}
