import { usePlatform } from '@evenplate/platform/define-remote'
import { carryOverFoods, forgetOwnFoods, readOwnFoods } from '@evenplate/saved-recipe/remembered-foods'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Asks a member once about what somebody said of foods on this device before they signed in. */
export function KeepFoods() {
  const { auth, db, device, telemetry } = usePlatform()
  const cache = useQueryClient()
  const toast = useToast()
  const userId = auth.status === 'member' ? auth.user.id : null
  const [count, setCount] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => setCount(userId === null ? 0 : readOwnFoods(device).length), [userId, device])
  if (count === 0) return null

  const keep = async () => {
    setBusy(true)
    try {
      await carryOverFoods(await db(), device)
      setCount(0)
      toast.add({ title: 'What you said about foods is in your account now.' })
      void cache.invalidateQueries({ queryKey: [userId, 'remembered-foods'] })
      // They are counted by it.
      void cache.invalidateQueries({ queryKey: [userId, 'brought'] })
    } catch (error) {
      telemetry.error(error)
      toast.add({ title: 'We couldn’t save it just now. It is still on this device.', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      role="status"
      title="Keep what you said about foods on this device?"
      actions={
        <>
          <Button onClick={() => void keep()} busy={busy} busyLabel="Saving...">
            Keep it
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              forgetOwnFoods(device)
              setCount(0)
            }}
          >
            No, remove it
          </Button>
        </>
      }
    >
      {count === 1 ? 'You corrected one food' : `You corrected ${count} foods`} before you signed in. In your
      account, it counts for the recipes you bring on any device.
    </Notice>
  )
}
