import type { Day } from '@evenplate/meal-plan/dates'
import type { SlotContent } from '@evenplate/meal-plan/plan'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import type { MarkOp } from '@evenplate/meal-plan/shopping/marks'
import type { SharedList } from '@evenplate/meal-plan/shopping/shared-list'

/** A dish in a feed. Figures are for one serving, in grams, and present only if the member asked for them. */
export type FeedDish = {
  title: string
  carbs: number | null
  netCarbs: number | null
  basis: string | null
  mayAdd: { carbs: number | null; glycemicLoad: number | null } | null
}

export type FeedPlan = {
  week: Day
  revision: number
  /** ISO 8601. */
  updatedAt: string
  counts: PlanRules['counts']
  slots: { id: string; day: Day; meal: Meal; portion: number; content: SlotContent }[]
  dishes: ReadonlyMap<string, FeedDish>
}

export type CalendarFeed = {
  withCarbs: boolean
  plans: FeedPlan[]
  /** `at`: ISO 8601. */
  cancelled: { id: string; day: Day; meal: Meal; revision: number; at: string }[]
}

/** Members' plans, for calendars that have a feed's address. */
export type CalendarStore = {
  /** @returns null for an unknown or revoked token */
  read(token: string): Promise<CalendarFeed | null>
}

/** `until`: ISO 8601, when the link ends. */
export type OpenList = { list: SharedList; marks: MarkOp[]; until: string }

/** Shopping lists that members shared. Both are null for an unknown or expired slug. */
export type SharedListStore = {
  read(slug: string): Promise<OpenList | null>
  /** Merges marks of items that are on the list; others are left out. */
  mark(slug: string, ops: readonly MarkOp[]): Promise<OpenList | null>
}
