import type { ErrorCode } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useRef } from 'react'
import type { Failure } from '../state/builder-state.ts'

type Props = { failure: Failure; onRetry: () => void }

/** What went wrong and what helps. It takes the focus each time, so that nobody waits in vain. */
export function FailureNotice({ failure, onRetry }: Props) {
  const { nav } = usePlatform()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])
  const way = WAYS_OUT[failure.code] ?? 'retry'
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      role="alert"
      tone="danger"
      title={failure.message}
      actions={
        way === 'retry' ? (
          <Button variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        ) : way === 'change' ? undefined : (
          <nav.Link to={way.to} className={buttonClass({ variant: 'secondary' })}>
            {way.label}
          </nav.Link>
        )
      }
    >
      <p>{HELP[failure.code] ?? 'Everything you entered is still here.'}</p>
      {failure.reference && <p>Reference: {failure.reference}</p>}
    </Notice>
  )
}

/** If trying the same again cannot help. */
const WAYS_OUT: Partial<Record<ErrorCode, 'change' | { to: string; label: string }>> = {
  invalid_request: 'change',
  too_large: 'change',
  unsafe_recipe: 'change',
  member_daily_limit: 'change',
  saved_limit: { to: '/recipes', label: 'My Recipes' },
  unauthorized: { to: '/login', label: 'Log In' },
}

const HELP: Partial<Record<ErrorCode, string>> = {
  saved_limit: 'Delete a recipe you no longer need to make room for a new one.',
  member_daily_limit: 'The count starts over at midnight UTC. Your saved recipes are still there.',
  unsafe_recipe: 'Everything you entered is still here. Try fewer ingredients or a different kind of meal.',
  unauthorized: 'Everything you entered is still in this tab.',
}
