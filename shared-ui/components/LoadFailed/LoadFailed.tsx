import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type Props = {
  title: string
  /** What is safe, or what may help. */
  children?: ReactNode
  onRetry: () => void
}

/** Replaces a part that could not be loaded: says so, with a button to try again. */
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
