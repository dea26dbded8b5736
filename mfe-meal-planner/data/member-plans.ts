import { AppError } from '@evenplate/domain/errors'
import type { Day } from '@evenplate/meal-plan/dates'
import { type Plan, type PlannedDish, plan, plannedDish } from '@evenplate/meal-plan/plan'
import { type PlanRules, planRules } from '@evenplate/meal-plan/rules'
import type { Platform } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { NO_RULES } from '../plan/new-plan.ts'

/** A week as the account has it; its revision goes up by one with each save. */
export type StoredPlan = { revision: number; plan: Plan }

export type SaveReply =
  | { outcome: 'saved'; revision: number }
  | { outcome: 'changed' /** Null if the week was deleted. */; stored: StoredPlan | null }

/** A member's weeks in their account. All throw AppError: `offline`, `unauthorized`, or `save_failed`. */
export type Account = {
  read(week: Day): Promise<StoredPlan | null>
  /** @param revision that the change was based on; if another is stored, nothing is written and the stored one is returned */
  save(plan: Plan, revision: number, dishes: readonly PlannedDish[]): Promise<SaveReply>
  /** The defaults for a new week. */
  readRules(): Promise<PlanRules>
  saveRules(rules: PlanRules): Promise<void>
}

export function accountOf(db: Platform['db'], userId: string): Account {
  const saveWith = async (bare: Omit<Plan, 'dishes'>, revision: number, dishes: readonly PlannedDish[]) => {
    const client = await db()
    const sent = { p_week: bare.week, p_revision: revision, p_plan: bare, p_dishes: dishes.map(rowOf) }
    return saveReply.parse(dataOf(await client.rpc('save_meal_plan', sent)))
  }
  const account: Account = {
    async read(week) {
      const client = await db()
      const [plans, dishes] = await Promise.all([
        client.from('meal_plans').select('revision,plan').eq('user_id', userId).eq('week', week),
        client.from('planned_dishes').select('id,source,recipe').eq('user_id', userId).eq('week', week),
      ])
      const [row] = planRows.parse(dataOf(plans))
      return row
        ? { revision: row.revision, plan: withDishes(row.plan, dishRows.parse(dataOf(dishes))) }
        : null
    },
    async save(plan, revision, dishes) {
      const { dishes: all, ...bare } = plan
      let reply = await saveWith(bare, revision, dishes)
      // Another device's save removed a dish that this one brings back.
      if (reply.outcome === 'missing') reply = await saveWith(bare, revision, Object.values(all))
      if (reply.outcome === 'saved') return reply
      if (reply.outcome === 'missing') throw new AppError('save_failed')
      return { outcome: 'changed', stored: await account.read(bare.week) }
    },
    async readRules() {
      const client = await db()
      const rows = dataOf(await client.from('planner_settings').select('rules').eq('user_id', userId))
      return (
        z.array(z.object({ rules: z.catch(z.nullable(planRules), null) })).parse(rows)[0]?.rules ?? NO_RULES
      )
    },
    async saveRules(rules) {
      const client = await db()
      dataOf(await client.from('planner_settings').upsert({ rules }, { onConflict: 'user_id' }))
    },
  }
  return account
}

const planRows = z.array(z.object({ revision: z.number(), plan: z.unknown() }))
const dishRows = z.array(z.object({ id: z.string(), source: z.unknown(), recipe: z.unknown() }))
const saveReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), revision: z.number() }),
  z.object({ outcome: z.literal('changed') }),
  z.object({ outcome: z.literal('missing') }),
])

/** How long it keeps depends on where it comes from: the account's rows have no column for it. */
const rowOf = ({ id, from, recipe, keepsDays, freezes }: PlannedDish) => ({
  id,
  from: { ...from, keepsDays, freezes },
  recipe: { ...recipe, figures: { ...recipe.figures, swaps: [] } },
})

const keeping = z.object({ keepsDays: plannedDish.shape.keepsDays, freezes: plannedDish.shape.freezes })

/** A dish that an older build stored and this one cannot read is left out: its meal says so, and the rest is there. */
function withDishes(bare: unknown, rows: z.infer<typeof dishRows>): Plan {
  const dishes = rows.flatMap(({ id, source, recipe }) => {
    const read = plannedDish.safeParse({ ...keeping.parse(source), id, from: source, recipe })
    return read.success ? [[id, read.data] as const] : []
  })
  return plan.parse({ ...(bare as object), dishes: Object.fromEntries(dishes) })
}

type Answer = { data: unknown; error: { code?: string } | null; status: number }

/** @throws AppError that names the cause: the network, the session, or the database */
function dataOf({ data, error, status }: Answer): unknown {
  if (!error) return data
  if (status === 0) throw new AppError('offline', { cause: error })
  throw new AppError(status === 401 || status === 403 ? 'unauthorized' : 'save_failed', { cause: error })
}
