import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Icon } from '@evenplate/shared-ui/Icon'
import styles from './RegistrationPrompt.module.css'
import { ACCOUNT_GIVES, nextDay, type PromptReason, REASONS } from './reasons.ts'

type Props = { reason: PromptReason; onClose: () => void }

/** Asks a guest to register, and says why. */
export function RegistrationPrompt({ reason, onClose }: Props) {
  const { nav } = usePlatform()
  const { title, text } = REASONS[reason]
  const leave = (to: string) => () => {
    onClose()
    nav.go(to)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      actions={
        <>
          <Button onClick={leave('/register')}>Create Free Account</Button>
          <Button variant="secondary" onClick={leave('/login')}>
            Log In
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Maybe Later
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ul className={styles.gives}>
        {ACCOUNT_GIVES.map((gift) => (
          <li key={gift}>
            <Icon name="check" />
            {gift}
          </li>
        ))}
      </ul>
      {reason === 'limit' && (
        <p className={styles.reset}>Without one, you get three more at {HOUR.format(nextDay(new Date()))}.</p>
      )}
    </Dialog>
  )
}

const HOUR = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
