import { usePlatform } from '@evenplate/platform/define-remote'
import { carryOverFoods, forgetOwnFoods, readOwnFoods } from '@evenplate/saved-recipe/remembered-foods'
import { KeepNotice } from '@evenplate/shared-ui/KeepNotice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Asks a member once about the food choices that were made on this device before they signed in. */
export function KeepFoods() {
  const { auth, db, device, telemetry } = usePlatform()
  const cache = useQueryClient()
  const userId = auth.status === 'member' ? auth.user.id : null
  const [count, setCount] = useState(0)
  useEffect(() => setCount(userId === null ? 0 : readOwnFoods(device).length), [userId, device])
  if (count === 0) return null

  const keep = async () => {
    await carryOverFoods(await db(), device)
    setCount(0)
    void cache.invalidateQueries({ queryKey: [userId, 'remembered-foods'] })
    // The choices affect their count.
    void cache.invalidateQueries({ queryKey: [userId, 'brought'] })
  }
  const remove = () => {
    forgetOwnFoods(device)
    setCount(0)
  }
  return (
    <KeepNotice
      title="Keep the food corrections you made on this device?"
      kept="Your food corrections are in your account now."
      failed="We couldn’t save them just now. They are still on this device."
      onKeep={keep}
      onRemove={remove}
      onError={telemetry.error}
    >
      {count === 1 ? 'You corrected one food' : `You corrected ${count} foods`} before you signed in. Save
      that to your account, and it applies to recipes you bring on any device.
    </KeepNotice>
  )
}
