import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { Kept } from '../plan/plan-store.ts'

/** Where somebody's weeks are kept: in this browser for a guest, in the account of a member. */
export type Keeper = {
  /** @throws AppError where the week cannot be read and this device has no copy of it */
  open(week: Day): Promise<{ plan: Plan; kept: Kept }>
  /** Keeps a week as it is now; returns at once. */
  keep(plan: Plan): void
  /** Looks for what another tab or device did meanwhile. */
  refresh(): void
  /** Writes what waits, now. */
  flush(): void
  close(): void
}

/** How a keeper tells the page. */
export type Told = {
  become(kept: Kept): void
  /** A week that another tab or device changed, merged with what this one did. */
  adopt(plan: Plan): void
}
