import { MIDDLE, STEPS } from '../../words/safety/judge.ts'
import type { Weights } from '../../words/safety/weights/weights.ts'
import type { Model } from './regression.ts'

export type Cuts = Pick<Weights, 'found' | 'kept'>

/** The source file of a judge's weights. */
export const weightsFile = (
  name: string,
  { places, ...weights }: Weights,
  { type = './weights.ts', command = 'bench:judges' } = {},
): string =>
  `import type { Weights } from '${type}'

/** Written by npm run ${command} -- --write. */
export const ${name.toUpperCase()}: Weights = {
  scale: ${weights.scale},
  bias: ${weights.bias},
  found: ${weights.found},
  kept: ${weights.kept},
  from: '${weights.from}',
  places:
    '${places.replaceAll('\\', '\\\\')}',
}
`

/** Writes each weight as one character, with finer steps for small weights. */
export function packed({ bias, weights }: Model, cuts: Cuts, from = ''): Weights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = Number((largest / STEPS ** 2).toPrecision(6))
  const codes = Array.from(weights, (weight) => {
    const steps = Math.round(Math.sqrt(Math.abs(weight) / scale))
    return String.fromCharCode(MIDDLE + Math.sign(weight) * Math.min(STEPS, steps))
  })
  return { scale, bias: Number(bias.toFixed(4)), ...cuts, from, places: codes.join('') }
}
