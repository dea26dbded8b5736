import { Button } from '@evenplate/shared-ui/Button'
import { useEffect, useRef } from 'react'
import { referenceOf } from '../field/reported.ts'
import styles from './ErrorScreen.module.css'

/** Shown instead of a page that could not be loaded or rendered. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const reference = referenceOf(error)
  // The page that had the focus is gone; otherwise a keyboard would start over at the top.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.screen} role="alert">
      <BrokenPlate />
      <h1 ref={heading} tabIndex={-1}>
        Something went wrong.
      </h1>
      <p className={styles.lead}>We're sorry, but there was an error processing your request.</p>
      <Button onClick={onRetry}>Try Again</Button>
      <details className={styles.details}>
        <summary>Error Details</summary>
        <pre>{detailsOf(error)}</pre>
      </details>
      {reference && (
        <p className={styles.reference}>
          Reference: <code>{reference}</code>
        </p>
      )}
    </section>
  )
}

/** Name and message only; a stack means nothing to a visitor. */
const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error'

function BrokenPlate() {
  return (
    <svg className={styles.picture} viewBox="0 0 120 96" aria-hidden="true">
      <path className={styles.rim} d="M58 8a40 40 0 0 0-4 79.6l4-18-7-13 9-14-6-15z" />
      <path className={styles.rim} d="M66 9a40 40 0 0 1-3 79l4-19-7-12 9-15-6-14z" />
      <path className={styles.crumb} d="M98 84l7-4 3 6-8 3zM20 80l5 2-2 6-6-3z" />
    </svg>
  )
}
