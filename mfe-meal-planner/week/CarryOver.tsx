import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useState } from 'react'
import { carryOver } from '../data/carry-over.ts'
import { forgetGuestPlans, hasGuestPlans, readGuestPlan } from '../data/guest-plans.ts'
import { accountOf } from '../data/member-plans.ts'
import { useWeek } from '../plan/plan-store.ts'
import { carryOverList, forgetGuestList } from '../shopping-list/data/carry-over-list.ts'

/** Asks a member once about the weeks that somebody planned on this device before they signed in. */
export function CarryOver() {
  const { auth, db, device, telemetry } = usePlatform()
  const toast = useToast()
  const userId = auth.status === 'member' ? auth.user.id : null
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => setAsks(userId !== null && hasGuestPlans(device)), [userId, device])
  const isRead = useWeek(({ kept }) => kept.at !== 'unread')
  if (!asks || !userId || !isRead) return null

  const keep = async () => {
    setBusy(true)
    const { plan, adopt } = useWeek.getState()
    const own = readGuestPlan(device, plan.week)
    try {
      const carried = await carryOver(device, accountOf(db, userId))
      await carryOverList({ db, device }, userId, carried.keys())
      const here = carried.get(plan.week)
      if (own && here) adopt(here)
      setAsks(false)
      toast.add({ title: 'Your plan is in your account now.' })
    } catch (error) {
      telemetry.error(error)
      toast.add({ title: 'We couldn’t save your plan just now. It is still on this device.', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      role="status"
      title="Keep the plan you made on this device?"
      actions={
        <>
          <Button onClick={() => void keep()} busy={busy} busyLabel="Saving...">
            Keep it
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              forgetGuestPlans(device)
              forgetGuestList(device)
              setAsks(false)
            }}
          >
            No, remove it
          </Button>
        </>
      }
    >
      It goes into your account, and you find it on your other devices.
    </Notice>
  )
}
