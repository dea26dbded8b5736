import { fillWeek } from '../meal-plan/filling/fill-week.ts'
import { syntheticWeek } from '../meal-plan/filling/testing/synthetic-week.ts'
import { bookWeeks } from './planner/book-week.ts'
import { type Gap, gaps } from './planner/gap.ts'
import { gatewayTimes, type Times } from './planner/gateway-times.ts'
import { randomWeek } from './planner/random-week.ts'
import { quantile } from './planner/spread.ts'
import { violations } from './planner/violations.ts'

/**
 * How good and how fast the filling of a week is, and whether it follows its rules.
 *   --weeks N     weeks that the exact solver also fills (10; each takes it up to half a minute)
 *   --seeds N     weeks whose rules are checked (10,000)
 *   --book N      of them weeks of the house chef’s own dishes, each chosen dish checked line by line (200; 10,000 take a quarter of an hour)
 *   --starts N    fresh processes that fill weeks as the gateway does, cold and warmed up (3)
 *   --tries N     tries per slot in those processes (300; the rules must hold with any number)
 */
const asked = (name: string, usual: number): number => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const DISHES = 60

const times = Array.from({ length: 60 }, (_, seed) => {
  const input = syntheticWeek(seed, { dishes: 150 })
  const { user } = process.cpuUsage()
  fillWeek(input)
  return (process.cpuUsage().user - user) / 1000
}).slice(10)
console.log('| a week of 28 slots | |')
console.log('| --- | --- |')
console.log(
  `| from 150 dishes, of one core | median ${figure(times, 0.5, 0)} ms, 90th percentile ${figure(times, 0.9, 0)} ms |`,
)

const starts = asked('--starts', 3)
if (starts > 0) {
  const cold = gatewayTimes(starts, false)
  const warmed = gatewayTimes(starts, true)
  const both = (key: keyof Times) =>
    `median ${figure(cold[key], 0.5, 0)} ms; once the book is warmed up ${figure(warmed[key], 0.5, 0)} ms`
  console.log(`| by the gateway: the first week after its start | ${both('first')} |`)
  console.log(`| the first week under other rules (vegetarian, no nuts) | ${both('other')} |`)
  console.log(`| one more week under the same rules | ${both('again')} |`)
  console.log(`| warming up, in steps | median ${figure(warmed.warming, 0.5, 0)} ms |`)
}

const weeks = asked('--weeks', 10)
const found: Gap[] = []
for await (const gap of gaps(weeks, DISHES)) found.push(gap)
const over = found.map(({ ours, exact }) => ours - exact)
if (found.length > 0) {
  const proved = found.filter(({ isProved }) => isProved).length
  console.log(
    `| from ${DISHES} dishes, past the solver’s week (${proved} of ${weeks} proved best) | median ${figure(over, 0.5, 2)}, 90th percentile ${figure(over, 0.9, 2)} gram-equivalents |`,
  )
  console.log(
    `| there, ours and the solver’s time | median ${figure(
      found.map(({ ms }) => ms),
      0.5,
      0,
    )} ms and ${figure(
      found.map(({ seconds }) => seconds),
      0.5,
      0,
    )} s |`,
  )
}

const seeds = asked('--seeds', 10_000)
const tries = asked('--tries', 300)
const ofBook = asked('--book', 200)
const wrong = { broken: 0, unsaid: 0 }
for (const { seed, input, brokenBy } of bookWeeks(ofBook)) {
  const filled = fillWeek(input, tries)
  tell(seed, [...violations(input, filled), ...brokenBy(filled)])
  if ((seed + 1) % 500 === 0) console.error(`${seed + 1} weeks from the dish book, ${JSON.stringify(wrong)}`)
}
for (let seed = ofBook; seed < seeds; seed++) {
  const input = randomWeek(seed)
  tell(seed, violations(input, fillWeek(input, tries)))
}
function tell(seed: number, faults: readonly string[]): void {
  for (const text of faults) {
    console.error(`week ${seed}, ${text}`)
    wrong[text.includes('unreported') ? 'unsaid' : 'broken']++
  }
}
console.log(
  `| ${Math.max(seeds, ofBook).toLocaleString('en-US')} weeks of all rules, ${ofBook.toLocaleString('en-US')} of them from the dish book | ${wrong.broken} rules broken, ${wrong.unsaid} budgets exceeded without saying so |`,
)
process.exitCode = wrong.broken + wrong.unsaid > 0 ? 1 : 0

function figure(of: readonly number[], share: number, digits: number): string {
  return quantile(of, share).toFixed(digits).replace('-0.00', '0.00')
}
