import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { Kept } from '../plan/plan-store.ts'

/** Where a person's weeks are stored: in this browser for a guest, in the account for a member. */
export type Keeper = {
  /** @throws AppError if the week cannot be read and this device has no copy of it */
  open(week: Day): Promise<{ plan: Plan; kept: Kept }>
  /** Stores the current week; returns at once. */
  keep(plan: Plan): void
  /** Checks what another tab or device did meanwhile. */
  refresh(): void
  /** Writes pending changes now. */
  flush(): void
  close(): void
}

/** How a keeper reports to the page. */
export type Told = {
  become(kept: Kept): void
  /** A week that another tab or device changed, merged with what this one did. */
  adopt(plan: Plan): void
}
