import { scorerOf } from '../safety/judge.ts'
import type { Inputs } from '../safety/judge-inputs.ts'
import { REFUSED } from './weights.ts'

/**
 * Whether the words around a food refuse it; learned from the phrases in `bench/refusals/phrases/`. In a text that tells of an allergy less
 * is enough: to miss one is worse than to leave out a food that was wanted.
 */
export const soundsRefused = (inputs: Inputs, tellsOfAllergy: boolean): boolean =>
  score(inputs) >= REFUSED.found - (tellsOfAllergy ? IN_DOUBT : 0)
/** Found by trials on held-out phrases: 48 of 447 more allergies, and 45 of 643 more that are none. */
export const IN_DOUBT = 0.8

/** Whether the words around a food that a rule refuses surely do not refuse it. */
export const soundsWelcome = (inputs: Inputs): boolean => score(inputs) < REFUSED.kept

const score = scorerOf(REFUSED)
