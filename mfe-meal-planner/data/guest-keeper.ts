import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import type { Device } from '@evenplate/platform/contract'
import { merge } from '../plan/merge.ts'
import { NO_RULES, newPlan } from '../plan/new-plan.ts'
import { guestRules, guestStamp, readGuestPlan, stampOf, writeGuestPlan } from './guest-plans.ts'
import type { Keeper, Told } from './keeper.ts'

/** Milliseconds: dishes are long texts, and moving one must not wait for all of them to be written. */
const SOON = 150

/** A guest's week, stored in this browser only. Two tabs that change it merge. */
export function guestKeeper(device: Device, { become, adopt }: Told): Keeper {
  let waiting: Plan | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let open: { plan: Plan; stamp: string | null } | null = null

  /** The week with what another tab has written since this one last looked. */
  const withOthers = (mine: Plan): Plan => {
    const stamp = guestStamp(device, mine.week)
    if (stamp === null || stamp === open?.stamp) return mine
    const stored = readGuestPlan(device, mine.week)
    return stored ? merge(stored, mine, { rules: mine.rules !== open?.plan.rules }) : mine
  }
  const flush = () => {
    clearTimeout(timer)
    if (!waiting) return
    const mine = waiting
    waiting = null
    const now = withOthers(mine)
    const isStored = writeGuestPlan(device, now)
    open = { plan: now, stamp: stampOf(now) }
    become({ at: isStored ? 'device' : 'nowhere' })
    if (now !== mine) adopt(now)
  }
  const refresh = () => {
    if (!open || waiting) return
    const now = withOthers(open.plan)
    if (now === open.plan) return
    open = { plan: now, stamp: guestStamp(device, now.week) }
    adopt(now)
  }
  addEventListener('storage', refresh)

  return {
    async open(week) {
      flush()
      const plan = readGuestPlan(device, week) ?? unstored(week, guestRules(device) ?? NO_RULES)
      open = { plan, stamp: guestStamp(device, week) }
      return { plan, kept: { at: 'device' } }
    },
    keep(plan) {
      waiting = plan
      clearTimeout(timer)
      timer = setTimeout(flush, SOON)
    },
    refresh,
    flush,
    close() {
      flush()
      removeEventListener('storage', refresh)
    },
  }
}

let last: Plan | null = null

/** A week that nobody has changed is the same at each visit: new ids would make its page render again. */
function unstored(week: Day, rules: PlanRules): Plan {
  const isSame = last?.week === week && JSON.stringify(last.rules) === JSON.stringify(rules)
  last = last && isSame ? last : newPlan(week, rules)
  return last
}
