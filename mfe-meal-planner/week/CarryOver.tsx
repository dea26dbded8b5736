import { usePlatform } from '@evenplate/platform/define-remote'
import { KeepNotice } from '@evenplate/shared-ui/KeepNotice'
import { useEffect, useState } from 'react'
import { carryOver } from '../data/carry-over.ts'
import { forgetGuestPlans, hasGuestPlans, readGuestPlan } from '../data/guest-plans.ts'
import { accountOf } from '../data/member-plans.ts'
import { useWeek } from '../plan/plan-store.ts'
import { carryOverList, forgetGuestList } from '../shopping-list/data/carry-over-list.ts'

/** Asks a member once about the weeks that somebody planned on this device before they signed in. */
export function CarryOver() {
  const { auth, db, device, telemetry } = usePlatform()
  const userId = auth.status === 'member' ? auth.user.id : null
  const [asks, setAsks] = useState(false)
  useEffect(() => setAsks(userId !== null && hasGuestPlans(device)), [userId, device])
  const isRead = useWeek(({ kept }) => kept.at !== 'unread')
  if (!asks || !userId || !isRead) return null

  const keep = async () => {
    const { plan, adopt } = useWeek.getState()
    const own = readGuestPlan(device, plan.week)
    const carried = await carryOver(device, accountOf(db, userId))
    await carryOverList({ db, device }, userId, carried.keys())
    const here = carried.get(plan.week)
    if (own && here) adopt(here)
    setAsks(false)
  }
  const remove = () => {
    forgetGuestPlans(device)
    forgetGuestList(device)
    setAsks(false)
  }
  return (
    <KeepNotice
      title="Keep the plan you made on this device?"
      kept="Your plan is in your account now."
      failed="We couldn’t save your plan just now. It is still on this device."
      onKeep={keep}
      onRemove={remove}
      onError={telemetry.error}
    >
      It moves to your account, so you have it on your other devices too.
    </KeepNotice>
  )
}
