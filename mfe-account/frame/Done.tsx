import { Notice } from '@evenplate/shared-ui/Notice'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './AccountFrame.module.css'

/** Replaces the form once it has worked; takes the focus from the button that is gone. */
export function Done({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} tabIndex={-1} className={styles.message} tone="success" role="status">
      {children}
    </Notice>
  )
}
