import { Notice } from '@evenplate/shared-ui/Notice'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './AccountFrame.module.css'

/** Stands where the form stood once it has worked; takes the focus the vanished button had. */
export function Done({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} tabIndex={-1} className={styles.message} tone="success" role="status">
      {children}
    </Notice>
  )
}
