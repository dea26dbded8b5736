import type { Shortfall } from '@evenplate/meal-plan/fill'
import type { Plan } from '@evenplate/meal-plan/plan'
import { create } from 'zustand'
import type { Outcome } from './actions.ts'
import { NO_RULES, newPlan } from './new-plan.ts'
import { namedDishes, redone, type Step, stamped, stepBetween, undone } from './steps.ts'

/** How the week stands with the place it is kept in. */
export type Kept =
  | { at: 'unread' }
  /** `device`: a guest's, in this browser alone. `account`: stored, and the same on every device. */
  | { at: 'device' | 'account' }
  | { at: 'saving' }
  /** Not stored yet, and safe on this device: the network, the session or the database is in the way. */
  | { at: 'waiting'; for: 'network' | 'session' | 'database' }
  /** This browser stores nothing: a reload would lose the week. */
  | { at: 'nowhere' }

export type Week = {
  plan: Plan
  kept: Kept
  past: readonly Step[]
  future: readonly Step[]
  /** What could not be filled, and why; until the week is filled again. */
  shortfalls: readonly Shortfall[]
  /** Opens a week that was read; its history begins anew. */
  open(plan: Plan, kept: Kept): void
  /** @returns what was done, or why it cannot be */
  act(action: (plan: Plan) => Outcome): Outcome
  undo(): void
  redo(): void
  /** Takes in what another device changed; the steps of this one can still be taken back. */
  adopt(plan: Plan): void
  become(kept: Kept): void
  explain(shortfalls: readonly Shortfall[]): void
}

/** Steps that can be taken back. */
const STEPS_MOST = 50

/** Any Monday: until the browser says which day it is, the page draws a week without dates. */
export const NO_WEEK = '2024-01-01'

export const useWeek = create<Week>()((set, get) => ({
  plan: templateWeek(),
  kept: { at: 'unread' },
  past: [],
  future: [],
  shortfalls: [],
  open: (plan, kept) => set({ plan, kept, past: [], future: [], shortfalls: [] }),
  act(action) {
    const { plan, past } = get()
    const outcome = action(plan)
    if ('refused' in outcome) return outcome
    const step = stepBetween(plan, outcome.plan, outcome.says)
    if (!step) return outcome
    const steps = withStep(past, step)
    const now = stamped(outcome.plan, step, Date.now())
    set({ plan: { ...now, dishes: namedDishes(now, steps) }, past: steps, future: [] })
    return outcome
  },
  undo() {
    const { plan, past, future } = get()
    const step = past.at(-1)
    if (step)
      set({ plan: undone(plan, step, Date.now()), past: past.slice(0, -1), future: [step, ...future] })
  },
  redo() {
    const { plan, past, future } = get()
    const [step, ...rest] = future
    if (step) set({ plan: redone(plan, step, Date.now()), past: [...past, step], future: rest })
  },
  adopt: (plan) =>
    set(({ past, plan: { dishes } }) => ({
      plan: { ...plan, dishes: { ...namedDishes({ ...plan, dishes }, past), ...plan.dishes } },
    })),
  become: (kept) => set({ kept }),
  explain: (shortfalls) => set({ shortfalls }),
}))

/** Rules that are typed one after the other are one step. */
function withStep(past: readonly Step[], step: Step): Step[] {
  const last = past.at(-1)
  if (last?.rules && step.rules && last.slots.length === 0 && step.slots.length === 0)
    return [...past.slice(0, -1), { ...step, rules: { before: last.rules.before, after: step.rules.after } }]
  return [...past, step].slice(-STEPS_MOST)
}

/** The same on the server and in the browser. */
function templateWeek(): Plan {
  const plan = newPlan(NO_WEEK, NO_RULES)
  return { ...plan, slots: plan.slots.map((slot, at) => ({ ...slot, id: `place-${at}` })) }
}
