import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { PREPARATION, STATES, TELLS_WHICH } from '../text/line-words.ts'
import { foodsOffered } from '../usda/offered.ts'
import { standInFor, usdaFood } from '../usda/stand-in.ts'
import { isPreparation, type Match } from './find-food.ts'
import type { ReadLine } from './read-line.ts'

/**
 * A food from USDA's tables for a name that our table does not know. No word that says which food it is may be left out:
 * "seeds from 2 vanilla beans" is not a seed, and "distilled or spring water" is not a distilled liquor.
 */
export function findStandIn(name: string): Match | null {
  const food = usdaFood(name) ?? standInFor(telling(name.slice(0, MAX_NAME)))
  return food && { food, general: true }
}

/** The foods that may be chosen for a line that matches no food. */
export const offeredFor = ({ rest, name }: Pick<ReadLine, 'rest' | 'name'>): Food[] =>
  foodsOffered(telling((rest || name).slice(0, MAX_NAME)))

const MAX_NAME = 160

/** The words of the food: those before the comma, and those after it that give its kind or how it is cooked. */
function telling(name: string): string[] {
  const parts = name
    .replace(/\([^()]{0,120}\)/g, ' ')
    .replace(
      /\b(?:free[- ]range|(?:low|reduced)[- ]sodium|(?:no|without|with) (?:added )?salt(?: added)?|of (?:your )?choice)\b/gi,
      ' ',
    )
    .split(/[,;:]|\s[-–—]\s/)
  const at = parts.findIndex((part) => !isPreparation(part))
  const main = parts[Math.max(at, 0)] ?? ''
  const asides = parts.filter((part) => part !== main).flatMap(words)
  return [...asides.filter((word) => STATES.has(word) || TELLS_WHICH.has(word)), ...words(firstOf(main))]
}

/** What it is for is not part of its name; "chicken or vegetable pie" is a chicken pie. */
function firstOf(main: string): string {
  const said = main.replace(USE, '')
  const [first = '', ...others] = said.split(/\s(?:or|and\/or)\s/i)
  if (others.length === 0) return said
  const shared = words(others.at(-1) ?? '')
  const last = shared.length > 1 ? (shared.at(-1) ?? '') : ''
  return words(first).every((word) => PREPARATION.has(word)) ? '' : `${first} ${last}`
}

const USE = /\s(?:for|until|as|per|to|plus|such as|like|at|if)\s.*$/i
