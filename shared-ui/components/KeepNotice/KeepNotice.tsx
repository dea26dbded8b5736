import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { useToast } from '../Toast/Toast.tsx'

export type KeepNoticeProps = {
  title: string
  children: ReactNode
  /** Says that `onKeep` is done. */
  kept: string
  /** Says that `onKeep` failed and that nothing is lost. */
  failed: string
  onKeep: () => Promise<void>
  onRemove: () => void
  onError: (error: unknown) => void
}

/** Asks a member once whether what was made on this device before they signed in should go into their account. */
export function KeepNotice({ title, children, kept, failed, onKeep, onRemove, onError }: KeepNoticeProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      await onKeep()
      toast.add({ title: kept })
    } catch (error) {
      onError(error)
      toast.add({ title: failed, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      role="status"
      title={title}
      actions={
        <>
          <Button onClick={() => void keep()} busy={busy} busyLabel="Saving...">
            Keep It
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            No, Remove It
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  )
}
