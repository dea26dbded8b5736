import { AppError } from '@evenplate/domain/errors'
import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { Platform } from '@evenplate/platform/contract'
import { guestRules, readGuestPlan, writeGuestPlan } from '../../data/guest-plans.ts'
import { accountOf } from '../../data/member-plans.ts'
import { newPlan } from '../../plan/new-plan.ts'

/** A person's weeks, read and changed from another page: in this browser for a guest, in the account for a member. */
export type WeekAccess = {
  /** @throws AppError */
  read(week: Day): Promise<Plan>
  /**
   * Changes a week as it is stored now. If another device saves at the same time, the change is applied to what it
   * saved.
   * @throws AppError, and what `how` throws
   */
  change(week: Day, how: (plan: Plan) => Plan): Promise<void>
}

const TRIES = 5

export function weekAccess(
  { db, device }: Pick<Platform, 'db' | 'device'>,
  userId: string | null,
): WeekAccess {
  if (userId === null) {
    const read = (week: Day) => readGuestPlan(device, week) ?? newPlan(week, guestRules(device) ?? undefined)
    return {
      read: async (week) => read(week),
      async change(week, how) {
        if (!writeGuestPlan(device, how(read(week)))) throw new AppError('save_failed')
      },
    }
  }
  const account = accountOf(db, userId)
  const open = async (week: Day) => {
    const stored = await account.read(week)
    return stored ?? { revision: 0, plan: newPlan(week, await account.readRules()) }
  }
  return {
    read: async (week) => (await open(week)).plan,
    async change(week, how) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const { revision, plan } = await open(week)
        const now = how(plan)
        const fresh = Object.values(now.dishes).filter(({ id }) => !Object.hasOwn(plan.dishes, id))
        if ((await account.save(now, revision, fresh)).outcome === 'saved') return
      }
      throw new AppError('save_failed')
    },
  }
}
