import type { Day } from '@evenplate/meal-plan/dates'
import type { Shortfall } from '@evenplate/meal-plan/fill'
import type { Plan } from '@evenplate/meal-plan/plan'
import { create } from 'zustand'
import type { Outcome } from './actions.ts'
import { asShown } from './as-shown.ts'
import { namedDishes, redone, type Step, stamped, stepBetween, undone } from './steps.ts'
import { templateWeek } from './template-week.ts'

/** Whether the week is stored in its place. */
export type Kept =
  | { at: 'unread' }
  /** `device`: a guest's, only in this browser. `account`: stored, and the same on every device. */
  | { at: 'device' | 'account' }
  | { at: 'saving' }
  /** Not stored yet, but safe on this device: the network, the session or the database is the cause. */
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
  /** What was done before the week was read; null once it is. */
  early: readonly Action[] | null
  /**
   * Another week is being read, or the same one again: until it is there, steps are applied to what the page shows and
   * remembered.
   */
  begin(week: Day): void
  /**
   * Opens a week that was read; its history starts over.
   * @returns what was done before, to be applied to this week
   */
  open(plan: Plan, kept: Kept): readonly Action[]
  /** @returns what was done, or why it cannot be done */
  act(action: Action): Outcome
  undo(): void
  redo(): void
  /** Applies what another device changed; this device's steps can still be undone. */
  adopt(plan: Plan): void
  become(kept: Kept): void
  explain(shortfalls: readonly Shortfall[]): void
}

type Action = (plan: Plan) => Outcome

/** Steps that can be undone. */
const STEPS_MOST = 50

export const useWeek = create<Week>()((set, get) => ({
  plan: templateWeek(),
  kept: { at: 'unread' },
  past: [],
  future: [],
  shortfalls: [],
  early: [],
  begin: (week) =>
    set(({ early, plan }) => ({
      ...(plan.week !== week && { plan: templateWeek(), kept: { at: 'unread' }, shortfalls: [] }),
      early: early ?? [],
      past: [],
      future: [],
    })),
  open(plan, kept) {
    const { early, plan: shown } = get()
    set({ plan: asShown(shown, plan), kept, early: null, past: [], future: [], shortfalls: [] })
    return early ?? []
  },
  act(action) {
    const { plan, past, early } = get()
    const outcome = action(plan)
    if (early) set({ early: [...early, action] })
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

/** Rules that are typed one after another are one step. */
function withStep(past: readonly Step[], step: Step): Step[] {
  const last = past.at(-1)
  if (last?.rules && step.rules && last.slots.length === 0 && step.slots.length === 0)
    return [...past.slice(0, -1), { ...step, rules: { before: last.rules.before, after: step.rules.after } }]
  return [...past, step].slice(-STEPS_MOST)
}
