import { usePlatform } from '@evenplate/platform/define-remote'
import { clearVerificationFlags, readVerificationFlags } from '@evenplate/platform/verification-flags'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'
import { resendConfirmation } from '../data/verification-mail.ts'

type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; message: string }

/** Asks for a look into the mail while this browser knows of an unconfirmed address, and sends the mail again. */
export function VerificationBanner({ confirmed }: { confirmed: boolean }) {
  const { auth, db, device } = usePlatform()
  const [flags, setFlags] = useState(() => readVerificationFlags(device))
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  // Confirmed meanwhile, perhaps in another browser: there is nothing left to ask for.
  if (!flags.needed || confirmed) return null

  const email = flags.email ?? (auth.status === 'member' ? auth.user.email : '')
  const dismiss = () => {
    clearVerificationFlags(device)
    setFlags({ needed: false, email: null })
  }
  const sendAgain = async () => {
    setSending({ state: 'sending' })
    try {
      await resendConfirmation(await db(), email)
      setSending({ state: 'sent' })
    } catch (error) {
      setSending({ state: 'failed', message: wordsOf(error) })
    }
  }

  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => void sendAgain()}
            busy={sending.state === 'sending'}
            busyLabel="Sending..."
          >
            Send the email again
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      Please verify your email address. We sent a link to {email ? <strong>{email}</strong> : 'your inbox'}.
      Check your spam folder too.
      <span role="status">
        {sending.state === 'sent' && ' We sent it again.'}
        {sending.state === 'failed' && ` ${sending.message}`}
      </span>
    </Notice>
  )
}

/** The auth server's own words (it may ask for a minute's patience), or ours when it said nothing. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error && error.name === 'AuthApiError' ? error.message : ''
  return said || 'We couldn’t send it just now. Please try again.'
}
