import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type Props = {
  title: string
  /** What is safe, or what may help. */
  children?: ReactNode
  onRetry: () => void
}

/** Replaces what could not be loaded: says so, and tries again when its button is pressed. */
export function LoadFailed({ title, children, onRetry }: Props) {
  return (
    <Notice
      role="alert"
      tone="warning"
      title={title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
