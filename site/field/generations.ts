import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Counts the gateway's log of its generations: `cooked`, or the code of the failure. */
export const countingGenerations =
  (log: Log, { generations, generationSeconds }: Metrics): Log =>
  (level, event, facts) => {
    log(level, event, facts)
    if (event === 'recipe cooked') {
      generations.inc({ outcome: 'cooked' })
      generationSeconds.observe(Number(facts?.ms) / 1000)
    }
    if (event === 'recipe not cooked') generations.inc({ outcome: String(facts?.code) })
  }
