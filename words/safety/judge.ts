import { type Inputs, inputsOf } from './judge-inputs.ts'
import type { Unit } from './units.ts'
import type { Weights } from './weights/weights.ts'

/** A text as judges read it: the inputs of each of its passages. */
export type Heard = readonly Inputs[]

/** Empty for a text too short to be about a person: a food or two in a field. */
export function heardIn(units: readonly Unit[]): Heard {
  const words = units.filter((unit) => /[a-z0-9]/.test(unit.text))
  return words.length < FEWEST ? [] : passagesOf(units).map(inputsOf)
}

/** Whether a text says what the judge was trained on, given whether a rule found it there. */
export type Judge = (heard: Heard, byRule: boolean) => boolean

export function judgeBy(weights: Weights): Judge {
  const score = scorerOf(weights)
  return (heard, byRule) =>
    byRule && heard.length === 0
      ? true
      : heard.some((passage) => score(passage) >= (byRule ? weights.kept : weights.found))
}

export function scorerOf({ scale, bias, places }: Weights): (inputs: Inputs) => number {
  return ({ places: at, counts }) => {
    let sum = 0
    for (let index = 0; index < at.length; index += 1)
      sum += weightOf(places.charCodeAt(at[index]!)) * counts[index]!
    return bias + sum * scale
  }
}

/** Weights are written in characters from "0" to "o", 63 steps around "O"; small ones have finer steps. */
export const MIDDLE = 79
export const STEPS = 31
const weightOf = (code: number): number => (code - MIDDLE) * Math.abs(code - MIDDLE)

/**
 * A text of ordinary length is one passage. A longer one is read in passages of that length that overlap by half, so that
 * one important line is not lost in a long letter.
 */
export function passagesOf(units: readonly Unit[]): (readonly Unit[])[] {
  if (units.length <= LONGEST) return [units]
  const passages: (readonly Unit[])[] = []
  for (let from = 0; from + LONGEST / 2 < units.length; from += LONGEST / 2)
    passages.push(units.slice(from, from + LONGEST))
  return passages
}
const LONGEST = 48
const FEWEST = 3
