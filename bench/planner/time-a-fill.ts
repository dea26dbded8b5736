import { fillInSteps } from '../../api-gateway/planning/fill.ts'
import { fillOrder } from '../../api-gateway/planning/plan-order.ts'
import { DishPool } from '../../api-gateway/planning/pool.ts'
import { atOnce } from '../../domain/steps.ts'
import { candidatesFor } from '../../meal-plan/filling/candidates-for.ts'
import { fillWeek } from '../../meal-plan/filling/fill-week.ts'
import { syntheticWeek } from '../../meal-plan/filling/testing/synthetic-week.ts'
import type { PlanRules } from '../../meal-plan/rules.ts'

/**
 * A script for a separate process, since only its first fill is cold. Prints as JSON the CPU milliseconds of that fill, of
 * one under new rules, and of five more under those; with `warmed`, after warming up the book as a gateway does it.
 */
const pool = new DishPool()
const careful: Partial<PlanRules> = { dietary: ['vegetarian'], allergies: ['nuts'] }
const warming = timed(() => {
  if (process.argv.includes('warmed')) atOnce(pool.warmUp())
})
const first = fill(1, {})
const other = fill(2, careful)
const again = [3, 4, 5, 6, 7].map((seed) => fill(seed, careful))
console.log(JSON.stringify({ warming, first, other, again }))

function fill(seed: number, changed: Partial<PlanRules>): number {
  const { week, rules, slots } = syntheticWeek(1, { dishes: 0, rules: changed })
  const order = fillOrder.parse({ week, rules, slots, seed })
  return timed(() => atOnce(fillInSteps(order, null, pool, { fillWeek, candidatesFor })))
}

function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
