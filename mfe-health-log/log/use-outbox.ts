import { isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { takeIn } from '../data/log-queries.ts'
import { outboxOf, type Step } from '../data/outbox.ts'
import { sendStep } from '../data/send.ts'

/** A member's steps on their way to the account, as long as the page is open. */
export function useOutbox(userId: string) {
  const { db, device, telemetry } = usePlatform()
  const toast = useToast()
  const [box] = useState(() =>
    outboxOf(device, userId, async (step) => sendStep(await db(), step), {
      sent: (step) => takeIn(userId, step),
      refused(step, error) {
        telemetry.error(error)
        toast.add({ title: refusal(step, error), tone: 'danger', timeout: 0 })
      },
    }),
  )
  useEffect(() => {
    box.open()
    return () => box.close()
  }, [box])
  const { waiting } = useSyncExternalStore(box.subscribe, box.state, box.state)
  const add = (step: Step): boolean => {
    const isAdded = box.add(step)
    if (!isAdded)
      toast.add({
        title:
          'This device can’t hold any more entries without a connection. Connect, and they will be sent.',
        tone: 'danger',
      })
    return isAdded
  }
  return { waiting, add }
}

function refusal(step: Step, error: unknown): string {
  if (isAppError(error) && error.code === 'too_large')
    return 'Your log is full: nothing more can be added. Remove an import or delete older entries first.'
  return step.do === 'remove'
    ? 'We couldn’t delete that entry. It is back in your log.'
    : 'We couldn’t save that entry, so it is not in your log. Please check it and enter it again.'
}
