import { type Inputs, PLACES } from '../../words/safety/judge-inputs.ts'
import { randomFrom } from '../random/random-from.ts'

/** An example to learn from: the inputs of a text, what it says, and how much it counts. */
export type Example = { inputs: Inputs; says: boolean; counts: number }

export type Model = { bias: number; weights: Float64Array }

/**
 * Logistic regression with an L2 penalty, by coordinate descent in the dual (Yu, Huang and Lin, 2011): exact, without a
 * step size, and the same on every machine. Inputs are first scaled by how much more often they occur in texts that say it
 * than in others (Wang and Manning, 2012), which keeps chance words from a few texts small.
 */
export function learned(
  examples: readonly Example[],
  { places = PLACES, loose = LOOSE }: Partial<Shape> = {},
): Model {
  const ratios = ratiosOf(examples, places)
  const scaled = examples.map((example) => ({
    ...example,
    inputs: {
      places: example.inputs.places,
      counts: example.inputs.counts.map((count, at) => count * ratios[example.inputs.places[at]!]!),
    },
  }))
  const { bias, weights } = fitted(scaled, { places, loose })
  return { bias, weights: weights.map((weight, place) => weight * ratios[place]!) }
}

export function scoreBy({ bias, weights }: Model, { places, counts }: Inputs): number {
  let sum = bias
  for (let at = 0; at < places.length; at += 1) sum += weights[places[at]!]! * counts[at]!
  return sum
}

/** How many weights a model has, and the inverse of the penalty. */
export type Shape = { places: number; loose: number }
const LOOSE = 3
const ROUNDS = 8

function ratiosOf(examples: readonly Example[], size: number): Float64Array {
  const [saying, others] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)]
  let [allSaying, allOthers] = [2, 2]
  for (const { inputs, says } of examples) {
    const side = says ? saying : others
    if (says) allSaying += 1
    else allOthers += 1
    for (const place of inputs.places) side[place]! += 1
  }
  return saying.map((count, place) =>
    Math.sqrt(Math.abs(Math.log(count / allSaying / (others[place]! / allOthers)))),
  )
}

function fitted(examples: readonly Example[], { places: size, loose }: Shape): Model {
  const weights = new Float64Array(size)
  let bias = 0
  const limits = examples.map(({ counts }) => loose * counts)
  const held = limits.map((limit) => limit * 1e-4)
  const move = ({ inputs, says }: Example, by: number) => {
    const step = says ? by : -by
    const { places, counts } = inputs
    for (let at = 0; at < places.length; at += 1) weights[places[at]!]! += step * counts[at]!
    bias += step
  }
  for (const [at, example] of examples.entries()) move(example, held[at]!)
  const lengths = examples.map(
    ({ inputs }) => 1 + inputs.counts.reduce((sum, count) => sum + count * count, 0),
  )
  const order = examples.map((_, at) => at)
  const random = randomFrom(7)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]!
      const score = scoreBy({ bias, weights }, example.inputs)
      const next = solved(held[at]!, limits[at]!, lengths[at]!, example.says ? score : -score)
      move(example, next - held[at]!)
      held[at] = next
    }
  }
  return { bias, weights }
}

/** The least of z log z + (limit - z) log(limit - z) + length / 2 (z - from)² + margin (z - from), by Newton's method. */
function solved(from: number, limit: number, length: number, margin: number): number {
  let z = from
  for (let step = 0; step < 20; step += 1) {
    const slope = Math.log(z / (limit - z)) + length * (z - from) + margin
    const next = z - slope / (length + limit / (z * (limit - z)))
    const inside = next <= 0 ? z / 10 : next >= limit ? z + 0.9 * (limit - z) : next
    if (Math.abs(inside - z) < 1e-10 * limit) return inside
    z = inside
  }
  return z
}

function shuffle(order: number[], random: (below: number) => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}
