import { type Growth, growthOf, ratioOf } from './readers/growth.ts'
import { toldApart } from './readers/told.ts'

/**
 * How the time of every exported reader of text grows from 4,000 to 16,000 characters, with texts designed to slow
 * it down. Four times as long is linear; a reader is listed from six times on.
 */
const RUNS = 5
const LINEAR = 6

const { readers } = await toldApart()
const wanted = process.argv.slice(2)
const all = readers.filter(({ id }) => wanted.length === 0 || wanted.some((one) => id.includes(one)))
const grown = all.map((reader, at) => {
  process.stderr.write(`\r${at + 1} of ${all.length} readers`)
  return growthOf(reader, RUNS)
})
process.stderr.write('\n')

const ms = (time: number) => (Number.isFinite(time) ? `${time.toFixed(1)} ms` : 'not waited for').padStart(14)
const row = (one: Growth) =>
  `${ms(one.small)} ${ms(one.large)} ${ratioOf(one).toFixed(1).padStart(8)}  ${one.id}  (${one.pattern})`

console.log(
  `${'4,000 chars'.padStart(14)} ${'16,000'.padStart(14)} ${'times'.padStart(8)}  each at its slowest`,
)
for (const { slowest } of grown.toSorted((a, b) => b.slowest.large - a.slowest.large))
  console.log(row(slowest))

const steep = grown
  .flatMap(({ slowest, steepest }) => (slowest === steepest ? [slowest] : [slowest, steepest]))
  .filter((one) => one.large >= 2 && ratioOf(one) > LINEAR)
  .toSorted((a, b) => b.large - a.large)
console.log(
  `\n${steep.length === 0 ? 'None' : steep.length} grows faster than its text (over ${LINEAR} times):`,
)
for (const one of steep) console.log(row(one))
