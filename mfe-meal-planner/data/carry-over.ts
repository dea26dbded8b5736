import { AppError } from '@evenplate/domain/errors'
import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { Device } from '@evenplate/platform/contract'
import { merge } from '../plan/merge.ts'
import { isEmpty } from '../plan/new-plan.ts'
import { forgetGuestPlans, guestRules, guestWeeks, readGuestPlan } from './guest-plans.ts'
import type { Account } from './member-plans.ts'

/**
 * Puts a guest's weeks into a member's account, next to what is already there. They are removed from this device only
 * when all of them are stored.
 * @returns the weeks as they are stored now
 * @throws AppError
 */
export async function carryOver(device: Device, account: Account): Promise<Map<Day, Plan>> {
  const carried = new Map<Day, Plan>()
  for (const week of guestWeeks(device)) {
    const mine = readGuestPlan(device, week)
    if (mine) carried.set(week, await store(account, mine))
  }
  const rules = guestRules(device)
  if (rules) await account.saveRules(rules)
  forgetGuestPlans(device)
  return carried
}

/** Another device may save the same week meanwhile. */
const TRIES = 5

async function store(account: Account, mine: Plan): Promise<Plan> {
  let stored = await account.read(mine.week)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = stored ? merge(stored.plan, mine, { rules: isEmpty(stored.plan) }) : mine
    const known = new Set(Object.keys(stored?.plan.dishes ?? {}))
    const dishes = Object.values(now.dishes).filter(({ id }) => !known.has(id))
    const reply = await account.save(now, stored?.revision ?? 0, dishes)
    if (reply.outcome === 'saved') return now
    stored = reply.stored
  }
  throw new AppError('save_failed')
}
