import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useWeek } from '../plan/plan-store.ts'

/** Why a week is not stored. Says nothing while all is well. */
export function KeptNotice() {
  const { nav } = usePlatform()
  const kept = useWeek(({ kept }) => kept)
  if (kept.at === 'nowhere')
    return (
      <Notice role="alert" tone="warning" title="This browser can’t keep your week.">
        It blocks storage or has no room left. Print the week or create an account before you close this page.
      </Notice>
    )
  if (kept.at !== 'waiting') return null
  switch (kept.for) {
    case 'session':
      return (
        <Notice
          role="alert"
          tone="warning"
          title="You were signed out before your last changes were saved."
          actions={
            <nav.Link to="/login" className={buttonClass({ variant: 'secondary' })}>
              Sign In
            </nav.Link>
          }
        >
          They are safe on this device. Sign in again here, and they will be saved.
        </Notice>
      )
    case 'network':
      return (
        <Notice role="status" title="You seem to be offline.">
          Your changes are kept on this device and saved once you are connected.
        </Notice>
      )
    default:
      return (
        <Notice role="status" tone="warning" title="We couldn’t save your week just now.">
          Your changes are kept on this device. We keep trying.
        </Notice>
      )
  }
}
