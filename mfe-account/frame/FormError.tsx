import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useRef } from 'react'
import styles from './AccountFrame.module.css'

/**
 * A form's error box. Takes the focus each time it shows a message, so that nobody has to look for it.
 * @param attempt number of the submission, so that the same message twice is noticed twice
 */
export function FormError({ message, attempt }: { message: string | undefined; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message, attempt])
  if (!message) return null
  return (
    <Notice ref={box} tabIndex={-1} className={styles.message} tone="danger" role="alert">
      {message}
    </Notice>
  )
}
