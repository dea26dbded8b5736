import { LIMITS } from '@evenplate/domain/limits'
import { usedToday } from '@evenplate/domain/usage'
import { usePlatform } from '@evenplate/platform/define-remote'
import { readUsage } from '@evenplate/saved-recipe/guest-usage'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './GenerateBar.module.css'

type Props = {
  label: string
  /** Why it cannot be pressed yet; null when it can. */
  missing: ReactNode
  /** Comes before the button, e.g. Back. */
  before?: ReactNode
}

/** The button that submits its form. Nothing else waits until the session is known. */
export function GenerateBar({ label, missing, before }: Props) {
  const { auth } = usePlatform()
  const id = useId()
  const left = useGuestRecipesLeft()
  const waiting = auth.status === 'loading'
  const line = missing ?? (left !== null && `${left} of ${LIMITS.guestPerDay} free recipes left today`)
  return (
    <div className={styles.bar}>
      {before}
      <div className={styles.main}>
        <Button
          type="submit"
          size="l"
          busy={waiting && !missing}
          busyLabel="One moment..."
          disabled={Boolean(missing)}
          aria-describedby={line ? `${id}-why` : undefined}
        >
          <Icon name="spark" />
          {label}
        </Button>
        <p id={`${id}-why`} className={styles.why} aria-live="polite">
          {line}
        </p>
      </div>
    </div>
  )
}

/** Read after mount, from this browser; null for anyone but a guest. */
function useGuestRecipesLeft(): number | null {
  const { auth, device } = usePlatform()
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const used = auth.status === 'guest' ? usedToday(readUsage(device), new Date()) : null
    setLeft(used === null ? null : Math.max(0, LIMITS.guestPerDay - used))
  }, [auth, device])
  return left
}
