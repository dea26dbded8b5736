import { AppError } from '@evenplate/domain/errors'
import { dishIn, type Plan, type PlannedDish } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Outcome, put } from '../plan/actions.ts'
import type { Kept } from '../plan/plan-store.ts'
import { stamped, stepBetween } from '../plan/steps.ts'
import { CHILI, CURRY } from '../testing/sample-dishes.ts'
import { emptyWeek, RULES, slotAt, WEEK } from '../testing/sample-week.ts'
import { guestKeeper } from './guest-keeper.ts'
import { writeGuestPlan } from './guest-plans.ts'
import { memberKeeper } from './member-keeper.ts'
import type { Account, StoredPlan } from './member-plans.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let now = 1
/** Puts a dish into a slot, as the page does. */
function withDish(plan: Plan, dish: PlannedDish, day: number, meal: Meal): Plan {
  const outcome: Outcome = put(plan, slotAt(plan, day, meal).id, dish, 1)
  if ('refused' in outcome) throw new Error(outcome.refused)
  const step = stepBetween(plan, outcome.plan, outcome.says)
  now += 1
  return step ? stamped(outcome.plan, step, now) : plan
}

const titles = (plan: Plan | undefined): (string | undefined)[] =>
  plan ? [0, 1].map((day) => dishIn(plan, slotAt(plan, day, 'Dinner'))?.recipe.title) : []

/** A page with what a keeper reported to it. */
function page() {
  const kept: Kept[] = []
  const seen: { plan?: Plan } = {}
  return {
    kept,
    seen,
    told: {
      become: (now: Kept) => void kept.push(now),
      adopt(plan: Plan) {
        seen.plan = plan
      },
    },
  }
}

/** A week in an account, which two devices may save. */
function accountWith(first: Plan): Account & { stored: StoredPlan; fails: AppError | null } {
  const account = {
    stored: { revision: 1, plan: first },
    fails: null as AppError | null,
    async read() {
      if (account.fails) throw account.fails
      return account.stored
    },
    async save(plan: Plan, revision: number) {
      if (account.fails) throw account.fails
      if (revision !== account.stored.revision) return { outcome: 'changed' as const, stored: account.stored }
      account.stored = { revision: revision + 1, plan }
      return { outcome: 'saved' as const, revision: revision + 1 }
    },
    readRules: async () => RULES,
    saveRules: async () => {},
  }
  return account
}

const later = () => vi.advanceTimersByTimeAsync(20_000)

describe('a member’s week', () => {
  it('has the changes of two devices, whichever saves first', async () => {
    const account = accountWith(emptyWeek())
    const [one, other] = [page(), page()]
    const phone = memberKeeper(browserDevice, 'ana', account, one.told)
    const laptop = memberKeeper(browserDevice, 'bo', account, other.told)
    const { plan } = await phone.open(WEEK)
    await laptop.open(WEEK)
    phone.keep(withDish(plan, CHILI, 0, 'Dinner'))
    laptop.keep(withDish(plan, CURRY, 1, 'Dinner'))
    await later()
    expect(titles(account.stored.plan)).toEqual([CHILI.recipe.title, CURRY.recipe.title])
    phone.refresh()
    await later()
    expect(titles(one.seen.plan)).toEqual([CHILI.recipe.title, CURRY.recipe.title])
    expect([one.kept.at(-1), other.kept.at(-1)]).toEqual([{ at: 'account' }, { at: 'account' }])
    phone.close()
    laptop.close()
  })

  it('waits on the device while the network is away, over a reload, and is stored once it is back', async () => {
    const account = accountWith(emptyWeek())
    const before = page()
    const keeper = memberKeeper(browserDevice, 'ana', account, before.told)
    const { plan } = await keeper.open(WEEK)
    account.fails = new AppError('offline')
    keeper.keep(withDish(plan, CHILI, 0, 'Dinner'))
    await later()
    expect(before.kept.at(-1)).toEqual({ at: 'waiting', for: 'network' })
    keeper.close()

    const after = page()
    const again = memberKeeper(browserDevice, 'ana', account, after.told)
    expect(titles((await again.open(WEEK)).plan)[0]).toBe(CHILI.recipe.title)
    account.fails = null
    // Another device saved meanwhile.
    account.stored = { revision: 2, plan: withDish(account.stored.plan, CURRY, 1, 'Dinner') }
    dispatchEvent(new Event('online'))
    await later()
    expect(titles(account.stored.plan)).toEqual([CHILI.recipe.title, CURRY.recipe.title])
    again.close()
  })

  it('says that the session has ended, and keeps the change', async () => {
    const account = accountWith(emptyWeek())
    const { told, kept } = page()
    const keeper = memberKeeper(browserDevice, 'ana', account, told)
    const { plan } = await keeper.open(WEEK)
    account.fails = new AppError('unauthorized')
    keeper.keep(withDish(plan, CHILI, 0, 'Dinner'))
    await later()
    expect(kept.at(-1)).toEqual({ at: 'waiting', for: 'session' })
    account.fails = null
    keeper.refresh()
    await later()
    expect(titles(account.stored.plan)[0]).toBe(CHILI.recipe.title)
    keeper.close()
  })
})

describe('a guest’s week', () => {
  it('has the changes of two tabs', async () => {
    writeGuestPlan(browserDevice, emptyWeek())
    const [one, other] = [page(), page()]
    const tabs = [guestKeeper(browserDevice, one.told), guestKeeper(browserDevice, other.told)] as const
    const { plan } = await tabs[0].open(WEEK)
    await tabs[1].open(WEEK)
    tabs[0].keep(withDish(plan, CHILI, 0, 'Dinner'))
    tabs[1].keep(withDish(plan, CURRY, 1, 'Dinner'))
    await later()
    expect(titles(other.seen.plan)).toEqual([CHILI.recipe.title, CURRY.recipe.title])
    dispatchEvent(new Event('storage'))
    expect(titles(one.seen.plan)).toEqual([CHILI.recipe.title, CURRY.recipe.title])
    for (const tab of tabs) tab.close()
  })

  it('is the same at each visit until it has a meal or its rules change', async () => {
    const opened = async () => {
      const keeper = guestKeeper(browserDevice, page().told)
      const { plan } = await keeper.open(WEEK)
      keeper.close()
      return plan
    }
    const first = await opened()
    expect(await opened()).toBe(first)
    writeGuestPlan(browserDevice, { ...emptyWeek(), week: '2026-11-30', rules: RULES })
    expect((await opened()).rules).toEqual(RULES)
  })

  it('is not reported as saved if the browser stores nothing', async () => {
    const { told, kept } = page()
    const keeper = guestKeeper(browserDevice, told)
    const { plan } = await keeper.open(WEEK)
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keeper.keep(withDish(plan, CHILI, 0, 'Dinner'))
    await later()
    expect(kept.at(-1)).toEqual({ at: 'nowhere' })
    refused.mockRestore()
    keeper.close()
  })

  it('is limited to four weeks: the oldest is removed', async () => {
    for (const week of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'])
      writeGuestPlan(browserDevice, { ...emptyWeek(), week })
    const weeks = Object.keys(localStorage).filter((key) => key.startsWith('evenplate.plan.'))
    expect(weeks).toHaveLength(4)
    expect(weeks).not.toContain('evenplate.plan.2026-11-02')
  })
})
