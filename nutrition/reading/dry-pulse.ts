import type { Food } from '../table/food.ts'
import { foodGroupOf } from '../table/foods.ts'
import { findMatch, type Match } from './find-food.ts'

/**
 * The dry food of a line that soaks or pressure-cooks a pulse after it was measured, or washes one that is only sold dry: "1 cup
 * chickpeas, soaked overnight and boiled", "1 cup dal, washed". "1 cup soaked chickpeas" was measured wet, and fava beans that are
 * shelled or peeled are fresh. Null for any other line.
 * @param rest the line without its amount
 * @param name the part of it that names the food
 */
export function dryPulse(rest: string, name: string): Match | null {
  if (!SOAKED.test(rest) && !(WASHED.test(rest) && !FRESH_TOO.test(name))) return null
  if (NOT_DRY.test(rest)) return null
  const raw = name.replace(/\b(?:cooked|boiled)\b/gi, ' ')
  const dry = [raw, `dried ${raw}`].map(findMatch).find((found) => found && isDryPulse(found.food))
  return dry ? { ...dry, general: true } : null
}

const SOAKED = /[,(][^()]{0,40}\b(?:soaked|pressure[- ]cooked)\b/i
const WASHED = /[,(][^()]{0,40}\b(?:washed|picked over|picked through)\b/i
const NOT_DRY = /\b(?:canned|tinned|fresh|frozen|shelled|podded|blanched)\b/i

/** Pulses that are sold fresh or frozen, too. */
const FRESH_TOO =
  /^(?!.*\b(?:chick|split|black[- ]eyed?|dried|dry)\b).*\b(?:peas?|beans?|cowpeas?|edamame|soybeans?)\b/i

const isDryPulse = ({ id }: Food): boolean => foodGroupOf(id) === 'dried-pulses'
