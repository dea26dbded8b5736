import { scorerOf } from '../safety/judge.ts'
import type { Inputs } from '../safety/judge-inputs.ts'
import { REFUSED } from './weights.ts'

/** Whether a food is refused by what is said around it; learned from the phrases in `bench/refusals/phrases/`. */
export const soundsRefused = (inputs: Inputs): boolean => score(inputs) >= REFUSED.found

const score = scorerOf(REFUSED)
