import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetSession } from '../data/account-rights.ts'
import { AccountSection } from './AccountSection.tsx'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'

type Step = 'reading' | 'asked' | 'deleting' | 'gone'

export function DeleteAccount({ user }: { user: { email: string } }) {
  const [step, setStep] = useState<Step>('reading')
  useLeaveForGood(step === 'gone')
  return (
    <AccountSection
      danger
      title="Delete my account"
      lead="This immediately and permanently deletes your account, profile, recipes, public links, activity and messages. No one can restore them. Export your data first if you want a copy."
    >
      <Button variant="danger" onClick={() => setStep('asked')}>
        Delete My Account
      </Button>
      <Dialog
        open={step !== 'reading'}
        // Once it is in progress it cannot be closed: closing must not look like canceling.
        onOpenChange={() => setStep((now) => (now === 'asked' ? 'reading' : now))}
        title="Delete your account?"
      >
        <ConfirmDeletion
          email={user.email}
          onCancel={() => setStep('reading')}
          onStart={() => setStep('deleting')}
          onEnd={(deleted) => setStep(deleted ? 'gone' : 'asked')}
        />
      </Dialog>
    </AccountSection>
  )
}

/**
 * Ends the session once this page has left the screen: otherwise its guard would ask a deleted member to sign in.
 */
function useLeaveForGood(when: boolean): void {
  const { db, device, nav, telemetry } = usePlatform()
  const leave = useEffectEvent(() => nav.go('/', { replace: true }))
  const say = useEffectEvent(async () => {
    device.forgetMember()
    await forgetSession(await db()).catch((error: unknown) => telemetry.error(error))
    nav.go('/login?deleted=1', { replace: true })
  })
  useEffect(() => {
    if (!when) return
    leave()
    return () => void say()
  }, [when])
}
