import loadHighs from 'highs'
import { problemOf } from '../../meal-plan/filling/problem.ts'
import { randomFrom } from '../../meal-plan/filling/random.ts'
import { search } from '../../meal-plan/filling/search.ts'
import { syntheticWeek } from '../../meal-plan/filling/testing/synthetic-week.ts'
import { linearModel } from './linear-model.ts'

/** A week's penalty by our search and by the exact solver. `isProved`: no week is better than the solver's. `ms`: our time on one core. */
export type Gap = { ours: number; exact: number; isProved: boolean; ms: number; seconds: number }

/** Seconds after which the solver gives its best week, without a proof. */
const PATIENCE = 30

/** Fills invented weeks of 28 slots with both; the solver minimizes the whole penalty, including leftovers. */
export async function* gaps(weeks: number, dishes: number): AsyncGenerator<Gap> {
  const highs = await loadHighs()
  for (let seed = 1; seed <= weeks; seed++) {
    const problem = problemOf(syntheticWeek(seed, { dishes }), () => true)
    const { user } = process.cpuUsage()
    const { penalty } = search(problem, randomFrom(seed))
    const ms = (process.cpuUsage().user - user) / 1000
    const started = performance.now()
    const { Status, ObjectiveValue } = highs.solve(linearModel(problem), {
      time_limit: PATIENCE,
      mip_rel_gap: 0,
    })
    const seconds = (performance.now() - started) / 1000
    yield { ours: penalty, exact: ObjectiveValue, isProved: Status === 'Optimal', ms, seconds }
  }
}
