import { usePlatform } from '@evenplate/platform/define-remote'
import { clearVerificationFlags, readVerificationFlags } from '@evenplate/platform/verification-flags'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'
import { resendConfirmation } from '../data/verification-mail.ts'
import type { Member } from '../member/MemberPage.tsx'
import styles from './Dashboard.module.css'

type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; message: string }

/**
 * Asks the member to check their mail while this browser knows of an unconfirmed address, and resends the mail.
 * @param user null until it is known who is signed in: until then it shows if this browser knows of such an address
 * (`remote.tsx`)
 */
export function VerificationBanner({ user }: { user: Member | null }) {
  const { db, device } = usePlatform()
  const [flags, setFlags] = useState(() => readVerificationFlags(device))
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const isConfirmed = user?.confirmed ?? false
  // Perhaps confirmed in another browser: there is nothing left to ask, and no space to reserve.
  useEffect(() => {
    if (isConfirmed) clearVerificationFlags(device)
  }, [isConfirmed, device])
  if (user && (!flags.needed || isConfirmed)) return null

  const email = flags.email ?? user?.email ?? ''
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
      className={styles.unconfirmed}
      data-awaited={user === null || undefined}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => void sendAgain()}
            busy={sending.state === 'sending'}
            busyLabel="Sending..."
          >
            Send the Email Again
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      Please verify your email address. We sent a link to{' '}
      <strong className={styles.email}>{user && (email || 'your inbox')}</strong>. Check your spam folder too.
      <span role="status">
        {sending.state === 'sent' && ' We sent it again.'}
        {sending.state === 'failed' && ` ${sending.message}`}
      </span>
    </Notice>
  )
}

/** The auth server's own message (it may ask to wait a minute), or ours if it gave none. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error && error.name === 'AuthApiError' ? error.message : ''
  return said || 'We couldn’t send it just now. Please try again.'
}
