import type { Plan } from '@evenplate/meal-plan/plan'
import type { Device } from '@evenplate/platform/contract'
import { merge } from '../plan/merge.ts'
import { newPlan } from '../plan/new-plan.ts'
import type { Kept } from '../plan/plan-store.ts'
import { namedDishes } from '../plan/steps.ts'
import type { Keeper, Told } from './keeper.ts'
import type { Account, StoredPlan } from './member-plans.ts'
import { forgetUnsent, readCopy, readUnsent, writeCopy, writeUnsent } from './plan-copies.ts'

/** Milliseconds from the last step until it is sent, and until a failure is retried. */
const SOON = 700
const AGAIN = 15_000

type Open = {
  plan: Plan
  revision: number
  /** Ids of the dishes that the account has. */
  dishes: ReadonlySet<string>
  rules: Plan['rules']
}

/**
 * A member's week: stored in their account soon after each step, merged if another device was first. What is not stored
 * yet is on this device, so neither a lost network nor an expired session loses a step.
 */
export function memberKeeper(
  device: Device,
  userId: string,
  account: Account,
  { become, adopt }: Told,
): Keeper {
  let open: Open | null = null
  let dirty = false
  let sending = false
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(send, ms)
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (!open || !dirty || sending) return
    sending = true
    const sent = open
    become({ at: 'saving' })
    try {
      const dishes = Object.values(namedDishes(sent.plan))
      const reply = await account.save(
        sent.plan,
        sent.revision,
        dishes.filter(({ id }) => !sent.dishes.has(id)),
      )
      if (open?.plan.week !== sent.plan.week) return
      if (reply.outcome === 'changed') {
        const stored = reply.stored
        const rules = open.plan.rules !== open.rules
        const merged = stored ? merge(stored.plan, open.plan, { rules }) : open.plan
        take(stored ?? { revision: 0, plan: { ...open.plan, dishes: {} } }, merged)
        adopt(merged)
        later(0)
        return
      }
      const { plan, rules } = open
      if (sent.plan.rules !== sent.rules) void account.saveRules(sent.plan.rules).catch(() => {})
      open = {
        plan,
        revision: reply.revision,
        dishes: new Set(dishes.map(({ id }) => id)),
        rules: sent.plan.rules === plan.rules ? plan.rules : rules,
      }
      if (closed) return
      writeCopy(device, userId, sent.plan)
      if (plan !== sent.plan) return later(0)
      dirty = false
      forgetUnsent(device, userId, plan.week)
      become({ at: 'account' })
    } catch (error) {
      become({ at: 'waiting', for: causeOf(error) })
      if (!closed) later(AGAIN)
    } finally {
      sending = false
    }
  }

  const take = ({ revision, plan }: StoredPlan, now: Plan) => {
    open = { plan: now, revision, dishes: new Set(Object.keys(plan.dishes)), rules: plan.rules }
  }

  const refresh = () => {
    if (!open) return
    if (dirty) return void send()
    const { week } = open.plan
    account.read(week).then(
      (stored) => {
        if (!stored || !open || dirty || open.plan.week !== week || stored.revision === open.revision) return
        take(stored, stored.plan)
        adopt(stored.plan)
        become({ at: 'account' })
      },
      () => {},
    )
  }
  addEventListener('online', refresh)

  return {
    async open(week) {
      if (dirty) await send()
      const unsent = readUnsent(device, userId, week)
      try {
        const stored = await account.read(week)
        const base = stored?.plan ?? newPlan(week, await account.readRules())
        const plan = unsent ? merge(base, unsent, { rules: true }) : base
        take(stored ?? { revision: 0, plan: { ...base, dishes: {} } }, plan)
        dirty = unsent !== null
        if (dirty) later(0)
        else if (stored) writeCopy(device, userId, plan)
        return { plan, kept: { at: dirty ? 'saving' : 'account' } }
      } catch (error) {
        const copy = unsent ?? readCopy(device, userId, week)
        if (!copy) throw error
        // Revision 0 is never stored: once the network is back, this is merged with what is stored.
        open = { plan: copy, revision: 0, dishes: new Set(), rules: copy.rules }
        dirty = unsent !== null
        if (dirty) later(AGAIN)
        return { plan: copy, kept: { at: 'waiting', for: causeOf(error) } }
      }
    },
    keep(plan) {
      if (open?.plan.week !== plan.week) return
      open = { ...open, plan }
      dirty = true
      writeUnsent(device, userId, plan)
      become({ at: 'saving' })
      later(SOON)
    },
    refresh,
    flush: () => void send(),
    close() {
      closed = true
      removeEventListener('online', refresh)
      void send()
    },
  }
}

function causeOf(error: unknown): Extract<Kept, { at: 'waiting' }>['for'] {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'offline' ? 'network' : code === 'unauthorized' ? 'session' : 'database'
}
