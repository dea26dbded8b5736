import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useRef } from 'react'
import styles from './WhatChanged.module.css'

type Props = { said: readonly string[]; onUndo: () => void }

/** What was changed to make the dish fit. It takes the focus when it appears and each time its text changes. */
export function WhatChanged({ said, onUndo }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  useEffect(() => {
    // If it was already there when the page was reopened, the focus stays where it is.
    const isNew = said.length > 0 && !first.current
    first.current = false
    if (isNew) ref.current?.focus()
  }, [said])
  if (said.length === 0) return null
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      tone="success"
      className={styles.changed}
      title="What changed"
      actions={
        <Button variant="secondary" size="s" onClick={onUndo}>
          Undo This Change
        </Button>
      }
    >
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
