import { clearVerificationFlags, readVerificationFlags } from '@evenplate/platform/verification-flags'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'

/** Asks for a look into the mail while this browser knows of an unconfirmed address. */
export function VerificationBanner() {
  const [flags, setFlags] = useState(readVerificationFlags)
  if (!flags.needed) return null
  const dismiss = () => {
    clearVerificationFlags()
    setFlags({ needed: false, email: null })
  }
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      Please verify your email address. We sent a link to{' '}
      {flags.email ? <strong>{flags.email}</strong> : 'your inbox'}; look into the spam folder too.
    </Notice>
  )
}
