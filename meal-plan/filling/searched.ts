import type { FillInput } from './candidate.ts'
import { eatenIn } from './eaten-in.ts'
import type { Eaten } from './penalty.ts'
import { problemOf } from './problem.ts'
import { randomFrom } from './random.ts'
import { search } from './search.ts'

/** A week filled with this many tries per slot: what is eaten in it, and its penalty. */
export function searched(input: FillInput, triesASlot: number): { eaten: Eaten[]; penalty: number } {
  const problem = problemOf(input, (slot) => !slot.locked)
  const week = search(problem, randomFrom(input.seed), triesASlot)
  return { eaten: eatenIn(input, problem, week), penalty: Math.max(0, week.penalty) }
}
