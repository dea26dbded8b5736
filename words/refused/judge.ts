import { scorerOf } from '../safety/judge.ts'
import type { Inputs } from '../safety/judge-inputs.ts'
import { REFUSED } from './weights.ts'

/** Whether the words around a food refuse it; learned from the phrases in `bench/refusals/phrases/`. */
export const soundsRefused = (inputs: Inputs): boolean => score(inputs) >= REFUSED.found

const score = scorerOf(REFUSED)
