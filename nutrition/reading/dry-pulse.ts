import type { Food } from '../table/food.ts'
import { foodGroupOf } from '../table/foods.ts'
import { findMatch, type Match } from './find-food.ts'

/**
 * The dry food of a line that soaks, washes or pressure-cooks a pulse after it was measured: "1 cup chickpeas, soaked overnight
 * and boiled". "1 cup soaked chickpeas" was measured wet. Null for any other line.
 * @param rest the line without its amount
 * @param name the part of it that names the food
 */
export function dryPulse(rest: string, name: string): Match | null {
  if (!MEASURED_BEFORE.test(rest) || /\b(?:canned|tinned)\b/i.test(rest)) return null
  const raw = name.replace(/\b(?:cooked|boiled)\b/gi, ' ')
  const dry = [raw, `dried ${raw}`].map(findMatch).find((found) => found && isDryPulse(found.food))
  return dry ? { ...dry, general: true } : null
}

const MEASURED_BEFORE = /[,(][^()]{0,40}\b(?:soaked|washed|picked|peeled|pressure[- ]cooked)\b/i

const isDryPulse = ({ id }: Food): boolean => foodGroupOf(id) === 'dried-pulses'
